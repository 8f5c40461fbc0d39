import {
  checkCombine,
  checkForceOrganisation,
  type CombineHalf,
  type ForceEntry,
  forceLimits,
  makeWeapon,
  parseWeapon,
  ruleText,
} from '@muster/army';
import {
  type Action,
  type Answer,
  canSee,
  checkJoin,
  checkLoad,
  coverOf,
  endRound,
  GAME,
  modelsOf,
  type Phase,
  phaseOf,
  DEFAULT_ANSWERS,
  type Question,
  RESERVE,
  rollOff,
  setPhase,
  sideOf,
  spacesOf,
  startRound,
  UNIT_FLAG,
} from '@muster/engine';
import { d3, fromInches, passes, toInches } from '@muster/kernel';
import { activateUnit } from './activate.ts';
import { type CaseCommand, rejected, type Rejection, type RunCommand } from './command.ts';
import type { ActivateCommand } from './orders.ts';
import type { CaseScene } from './scene.ts';
import { jump, push } from './stunts.ts';
import { placeTerrainCommand, tableCheck, terrainMix } from './terrain-commands.ts';

/** Runs a command in another phase, on that side's turn. After a refusal, phase and turn are restored. */
const actIn = (scene: CaseScene, phase: Phase, side: number, action: Action): Rejection | undefined => {
  const { battle, game } = scene;
  const was = [phaseOf(battle), battle.game[GAME.side]] as const;
  setPhase(battle, phase);
  battle.game[GAME.side] = side;
  const outcome = game.act(action);
  if (outcome.status !== 'refused') return undefined;
  setPhase(battle, was[0]);
  battle.game[GAME.side] = was[1];
  return rejected(outcome.refusal);
};

const deploy: RunCommand = (scene, command) => {
  const { battle } = scene;
  const unit = scene.unit(command['unit']);
  const mode = command['mode'] === 'ambush' || command['mode'] === 'scout' ? command['mode'] : 'deployment';
  const positions = scene.placements(unit, command['positions']);
  const reserve = battle.unitReserve[unit];
  battle.unitReserve[unit] = mode === 'deployment' ? RESERVE.none : RESERVE[mode];
  const type = mode === 'ambush' ? 'arrive' : 'deploy';
  const rejection = actIn(scene, mode, sideOf(battle, unit), { type, unit, positions });
  if (rejection) battle.unitReserve[unit] = reserve;
  return rejection;
};

const placeObjective: RunCommand = (scene, command) => {
  const [x, y] = (command['at'] as number[]).map(fromInches);
  return actIn(scene, 'objectives', scene.battle.game[GAME.side], { type: 'place-objective', x, y });
};

const beginRound: RunCommand = (scene, command) => {
  startRound(scene.play(), command['round'] as number);
  return undefined;
};

const finishRound: RunCommand = (scene, command) => {
  const { battle } = scene;
  const log = command['activationLog'] as readonly string[] | undefined;
  log?.forEach((name, i) => (battle.sideLast[scene.side(name)] = i + 1));
  endRound(scene.play((question) => roundAnswer(scene, command, question)));
  scene.info['firstNextRound'] = scene.sideName(battle.game[GAME.first]);
  if (phaseOf(battle) === 'finished') scene.info['winner'] = scene.sideName(battle.game[GAME.winner] - 1) ?? 'draw';
  return undefined;
};

/** Returns which unit tests first and whose Quality counts, from the command or else from the engine. */
const roundAnswer = (scene: CaseScene, command: CaseCommand, question: Question): Answer => {
  const { moraleOrder = {}, moraleQuality = {} } = command as {
    moraleOrder?: Readonly<Record<string, readonly string[]>>;
    moraleQuality?: Readonly<Record<string, 'hero' | 'unit'>>;
  };
  if (question.kind === 'morale-order') {
    const order = moraleOrder[scene.plan.sides[question.side].name];
    return order ? order.map((id) => scene.unit(id)) : 'auto';
  }
  const choice = question.kind === 'morale-quality' ? moraleQuality[scene.plan.units[question.unit].id] : undefined;
  return choice === undefined ? DEFAULT_ANSWERS[question.kind] : choice === 'hero';
};

const loadTransport: RunCommand = (scene, command) => {
  const { battle } = scene;
  const transport = scene.unit(command['transport']);
  const units = (command['units'] as readonly string[]).map((id) => scene.unit(id));
  for (const unit of units) {
    const refusal = checkLoad(battle, unit, transport);
    if (refusal) return rejected(refusal);
    battle.unitIn[unit] = transport;
    battle.unitFlags[unit] &= ~UNIT_FLAG.onTable;
  }
  scene.info['spaces'] = units.reduce((sum, unit) => sum + (spacesOf(battle, unit) ?? 0), 0);
  return undefined;
};

const forceOrg: RunCommand = (scene, command) => {
  const points = command['points'] as number;
  scene.info['limits'] = forceLimits(scene.plan.ruleset, points);
  const entries = (command['list'] ?? []) as readonly ForceEntry[];
  const findings = checkForceOrganisation(scene.plan.ruleset, points, entries);
  return findings.length > 0 ? { codes: findings.map(({ code }) => code) } : undefined;
};

const combine: RunCommand = (scene, command) => {
  const [first, second] = [command['first'] as CombineHalf, command['second'] as CombineHalf];
  const refusal = checkCombine(first, second);
  if (refusal) return { codes: [refusal.code] };
  scene.info['size'] = first.models + second.models;
  return undefined;
};

const joinHero: RunCommand = (scene, command) => {
  const { tough = 1 } = command['hero'] as { tough?: number };
  const { models, hasHero = false } = command['unit'] as { models: number; hasHero?: boolean };
  const refusal = checkJoin(scene.plan.ruleset, { heroTough: tough, models, hasHero });
  scene.info['size'] = models + 1;
  return rejected(refusal);
};

const los: RunCommand = (scene, command) => {
  const { from: viewer, to: target } = command as unknown as { from: readonly string[]; to: readonly string[] };
  const find = ([unit, model]: readonly string[]): number => scene.model(scene.unit(unit), model);
  scene.info['sees'] = canSee(scene.battle, find(viewer), find(target));
  return undefined;
};

const coverQuery: RunCommand = (scene, command) => {
  const { battle } = scene;
  scene.info['cover'] = coverOf(
    battle,
    modelsOf(battle, scene.unit(command['shooter'])),
    scene.unit(command['target']),
  );
  return undefined;
};

const qualityTest: RunCommand = (scene, command) => {
  const { quality, count, mods = [] } = command as unknown as { quality: number; count: number; mods?: number[] };
  const modifier = mods.reduce((sum, mod) => sum + mod, 0);
  const faces = scene.dice.rollFor('test', count);
  scene.info['successes'] = faces.filter((face) => passes(face, quality, modifier)).length;
  return undefined;
};

const rollNotation: RunCommand = (scene, command) => {
  scene.info['results'] = (command['rolls'] as readonly string[]).map((text) => {
    const match = /^(\d*)D([36])(?:\+(\d+))?$/.exec(text);
    if (!match) throw new Error(`"${text}" is not a roll such as D3, 2D6 or D6+1`);
    const faces = scene.dice.rollFor(text, match[1] === '' ? 1 : Number(match[1]));
    const sum = faces.reduce((total, face) => total + (match[2] === '3' ? d3(face) : face), 0);
    return sum + Number(match[3] ?? 0);
  });
  return undefined;
};

const rollOffSides: RunCommand = (scene) => {
  const { winner, rolls } = rollOff(
    scene.play(),
    scene.plan.sides.map((side) => side.index),
  );
  Object.assign(scene.info, { winner: scene.sideName(winner), rolls });
  return undefined;
};

/** Decides by a die, as the book suggests for unclear rules: 1 to 3 the first player, 4 to 6 the second. */
const dispute: RunCommand = (scene) => {
  const [face] = scene.dice.rollFor('dispute', 1);
  scene.info['decides'] = scene.sideName(face <= 3 ? 0 : 1);
  return undefined;
};

const readWeapon: RunCommand = (scene, command) => {
  const parsed = parseWeapon(command['text'] as string);
  if (!parsed.ok) return { codes: ['bad-weapon'] };
  const { name, range, attacks, rules } = parsed.value;
  const { ruleset } = scene.plan;
  scene.info['weapon'] = {
    name,
    ...(range === undefined ? {} : { range: toInches(range) }),
    attacks,
    rules: rules.map((ref) => ruleText(ref, ruleset)),
  };
  scene.info['printed'] = makeWeapon(parsed.value, ruleset);
  return undefined;
};

const setActive: RunCommand = (scene, command) => {
  scene.battle.game[GAME.side] = scene.side(command['player']);
  return undefined;
};

const activate: RunCommand = (scene, command) => rejected(activateUnit(scene, command as unknown as ActivateCommand));

/** The commands of battle cases; they call the functions that the engine itself uses. */
export const BATTLE_COMMANDS: Readonly<Record<string, RunCommand>> = {
  activate,
  deploy,
  placeObjective,
  startRound: beginRound,
  endRound: finishRound,
  loadTransport,
  forceOrg,
  combine,
  joinHero,
  los,
  coverQuery,
  qualityTest,
  dice: rollNotation,
  rollOff: rollOffSides,
  dispute,
  parseWeapon: readWeapon,
  terrainMix,
  tableCheck,
  placeTerrain: placeTerrainCommand,
  setActive,
  jump,
  push,
};
