import { checksum, OutOfDice } from '@muster/engine';
import { isObject } from '@muster/kernel';
import { parsePosition } from '@muster/protocol';
import { rulesetOf } from '@muster/rules';
import type { ConformanceCase } from '../case/file.ts';
import { type Mismatch, mismatches } from '../case/match.ts';
import { type CaseOutcome, UnrunnableCase } from '../case/outcome.ts';
import { groupRecords, derivedFacts, objectiveHolders, resultName, testsOf, unitsOf } from './actual.ts';
import { caseDice } from './case-dice.ts';
import { classesOf } from './classes.ts';
import type { CaseCommand, Rejection } from './command.ts';
import { BATTLE_COMMANDS } from './commands.ts';
import { CaseScene } from './scene.ts';
import { positionOfSetup } from './setup.ts';

type Plain = Readonly<Record<string, unknown>>;

/** Runs a battle case: sets it up, carries out its commands, and compares the results. */
export const runBattleCase = ({ system, body }: ConformanceCase): CaseOutcome => {
  const expected = record(body['expected'], 'expected');
  const commands = commandsOf(body['command']);
  const faces = numbers(body['dice'] ?? []);
  const scene = setScene(system, record(body['setup'] ?? {}, 'setup'), faces);
  const { rejection, stage, problems } = runCommands(scene, commands, Array.isArray(body['command']));
  const actual = actualOf(scene, rejection, stage);
  const purposes = body['diceFor'] as readonly string[] | undefined;
  return {
    actual,
    mismatches: [
      ...problems,
      ...verdict(expected, rejection, stage),
      ...facts(expected, actual),
      ...diceProblems(scene, faces.length, purposes, rejection !== undefined),
    ],
  };
};

const record = (value: unknown, what: string): Plain => {
  if (isObject(value)) return value;
  throw new UnrunnableCase(`${what} is not an object`);
};

const numbers = (value: unknown): readonly number[] => {
  const fits = Array.isArray(value) && value.every((face) => Number.isInteger(face) && face >= 1 && face <= 6);
  if (fits) return value as readonly number[];
  throw new UnrunnableCase('dice is not a list of faces from 1 to 6');
};

const commandsOf = (value: unknown): readonly CaseCommand[] => {
  const commands = Array.isArray(value) ? (value as unknown[]) : [value];
  return commands.map((one) => {
    const command = record(one, 'command');
    const type = command['type'];
    if (typeof type !== 'string' || !Object.hasOwn(BATTLE_COMMANDS, type))
      throw new UnrunnableCase(`the command ${String(type)} is not supported yet`);
    return { ...command, type };
  });
};

const setScene = (system: string, setup: Plain, faces: readonly number[]): CaseScene => {
  if (!rulesetOf(system)) throw new UnrunnableCase(`the system ${system} is not supported yet`);
  const position = parsePosition(positionOfSetup(system, setup));
  if (!position.ok) {
    const { path, message } = position.error[0];
    throw new UnrunnableCase(`the setup cannot be played: ${path} ${message}`);
  }
  return new CaseScene(position.value, caseDice(faces));
};

interface Run {
  rejection?: Rejection;
  stage?: string;
  problems: Mismatch[];
}

/** Carries out commands up to the first one that is refused, which must not change the battle. */
const runCommands = (scene: CaseScene, commands: readonly CaseCommand[], listed: boolean): Run => {
  for (const [i, command] of commands.entries()) {
    const before = stateOf(scene);
    try {
      const rejection = BATTLE_COMMANDS[command.type](scene, command);
      if (!rejection) continue;
      const stage = listed ? `command[${i}]` : rejection.stage;
      const changed = before !== stateOf(scene);
      const problems = changed ? [{ what: 'state after the refusal', expected: 'unchanged', actual: 'changed' }] : [];
      return { rejection, stage, problems };
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      return { problems: [{ what: 'dice', expected: 'no more dice', actual: error.message }] };
    }
  }
  return { problems: [] };
};

/** Returns a checksum of the battle without phase and turn, which the command itself may change. */
const stateOf = (scene: CaseScene): number => checksum(scene.battle);

const actualOf = (scene: CaseScene, rejection: Rejection | undefined, stage: string | undefined): Plain => ({
  accepted: rejection === undefined,
  ...(rejection ? { code: classesOf(rejection.codes[0])[0] } : {}),
  ...(stage === undefined ? {} : { stage }),
  ...(rejection?.refusal ? { refusal: rejection.refusal } : {}),
  groups: groupRecords(scene),
  tests: testsOf(scene),
  units: unitsOf(scene),
  objectives: objectiveHolders(scene),
  info: derivedFacts(scene),
  diceFor: scene.dice.labels(),
  diceLeft: scene.dice.left,
});

/** Compares whether the command was accepted, and if not, why. */
const verdict = (expected: Plain, rejection: Rejection | undefined, stage: string | undefined): Mismatch[] => {
  const { accepted, code, codeAnyOf } = expected;
  const classes = rejection?.codes.flatMap(classesOf) ?? [];
  if (typeof accepted !== 'boolean') throw new UnrunnableCase('expected.accepted is neither true nor false');
  if (accepted !== (rejection === undefined))
    return [
      {
        what: 'accepted',
        expected: accepted ? true : `false (${String(code)})`,
        actual: rejection ? `false (${classes[0]})` : true,
      },
    ];
  const wanted = (codeAnyOf as readonly string[] | undefined) ?? (code === undefined ? undefined : [code]);
  const codeMisses = wanted !== undefined && !classes.some((one) => wanted.includes(one));
  return [
    ...(codeMisses ? [{ what: 'code', expected: wanted.length === 1 ? wanted[0] : wanted, actual: classes[0] }] : []),
    ...(expected['stage'] === undefined ? [] : mismatches(expected['stage'], stage, 'stage')),
  ];
};

const FACTS = ['groups', 'tests', 'units', 'objectives', 'info'] as const;
const KNOWN: readonly string[] = [...FACTS, 'accepted', 'code', 'codeAnyOf', 'stage', 'note'];

const facts = (expected: Plain, actual: Plain): Mismatch[] => {
  const strange = Object.keys(expected).find((key) => !KNOWN.includes(key));
  if (strange !== undefined) throw new UnrunnableCase(`expected.${strange} is not known`);
  return FACTS.flatMap((key) => {
    if (expected[key] === undefined) return [];
    if (key === 'groups') return mismatches(expected[key], groupsFor(expected[key], actual), key);
    if (key === 'tests') return mismatches(withOurResults(expected[key]), actual[key], key);
    if (key === 'info') return mismatches(withDraw(record(expected[key], key)), actual[key], key);
    return mismatches(expected[key], actual[key], key);
  });
};

/** Files may count what spells do as groups, or leave it out. */
const groupsFor = (expected: unknown, actual: Plain): unknown => {
  const groups = actual['groups'] as readonly { kind: string }[];
  const weapons = groups.filter(({ kind }) => kind !== 'spell');
  return Array.isArray(expected) && expected.length === weapons.length ? weapons : groups;
};

/** Compares results of tests, some of which have several names in files. */
const withOurResults = (tests: unknown): unknown =>
  Array.isArray(tests)
    ? tests.map((test: Plain) =>
        test['result'] === undefined ? test : { ...test, result: resultName(test['result']) },
      )
    : tests;

/** A battle without a winner may be written as a draw or as no winner. */
const withDraw = (info: Plain): Plain => (info['winner'] === null ? { ...info, winner: 'draw' } : info);

/** Compares the dice: all must have been rolled, each for its purpose; after a refusal some may be left. */
const diceProblems = (
  scene: CaseScene,
  count: number,
  purposes: readonly string[] | undefined,
  isRefused: boolean,
): Mismatch[] => {
  const { left } = scene.dice;
  const labels = scene.dice.labels();
  const problems: Mismatch[] =
    left > 0 && !isRefused ? [{ what: 'dice rolled', expected: count, actual: count - left }] : [];
  if (!purposes) return problems;
  if (purposes.length !== count)
    problems.push({ what: 'diceFor', expected: `${count} purposes`, actual: `${purposes.length} purposes` });
  const at = labels.findIndex((label, i) => label !== purposes[i]);
  if (at >= 0) problems.push({ what: `diceFor[${at}]`, expected: purposes[at], actual: labels[at] });
  return problems;
};
