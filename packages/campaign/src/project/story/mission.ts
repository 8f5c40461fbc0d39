import type { Command } from '../../decide/command.ts';
import { LABEL } from '../../decide/labels.ts';
import { titleOf } from '../../ruleset/index.ts';
import type { MatchArmy, MatchEvent } from '../../state/campaign.ts';
import { armyOf, eventOf, matchOf } from '../../state/find.ts';
import { gainLines } from './gains.ts';
import type { ChronicleLine, Telling } from './telling.ts';
import { capital, count, inSentence, listed } from './words.ts';

/** Who brings what to a match. */
export const setUpLines = (telling: Telling): ChronicleLine[] =>
  telling.changes('match-set-up').flatMap(({ match }) => match.armies.flatMap((part) => partLines(telling, part)));

const partLines = (telling: Telling, { army, brought, value, underdog }: MatchArmy): ChronicleLine[] => {
  const units = armyOf(telling.after, army)?.units ?? [];
  const home = units.filter(({ id, sitOut }) => !Object.hasOwn(brought, id) && sitOut === 0);
  const away = units.filter(({ sitOut }) => sitOut > 0);
  const luck = underdog === 0 ? '' : `, and ${count(underdog, 'underdog point')}`;
  return [
    telling.about(
      army,
      0,
      `${telling.armyDoes(army, 'bring')} ${count(Object.keys(brought).length, 'unit')} worth ${value} points${luck}.`,
      'act',
    ),
    ...absent(
      telling,
      army,
      home.map(({ id }) => id),
      'at home',
    ),
    ...absent(
      telling,
      army,
      away.map(({ id }) => id),
      'out of it still',
    ),
  ];
};

const absent = (telling: Telling, army: string, units: readonly string[], where: string): ChronicleLine[] =>
  units.length === 0
    ? []
    : [
        telling.about(
          army,
          1,
          `${capital(listed(units.map((unit) => telling.unit(unit))))} ${units.length > 1 ? 'are' : telling.verb(units[0], 'are', 'is')} ${where}.`,
          'plain',
          units,
        ),
      ];

/** What an army is out for. */
export const objectiveLines = (
  telling: Telling,
  { army, match }: Extract<Command, { type: 'roll-objective' }>,
): ChronicleLine[] => {
  const objective = matchOf(telling.after, match)?.armies.find((one) => one.army === army)?.objective;
  if (objective === undefined) return [];
  const line = telling.about(army, 1, `${telling.armyDoes(army, 'are', 'is')} out for ${titleOf(objective)}.`);
  return [line, ...telling.dice(line, [['special objective', LABEL.objective(army)]])];
};

/** A round begins: who gives up, and what the dice call for. */
export const roundLines = (
  telling: Telling,
  { round, conceding = [] }: Extract<Command, { type: 'start-round' }>,
): ChronicleLine[] =>
  conceding.map((army) =>
    telling.about(
      army,
      0,
      `At the beginning of round ${round} ${inSentence(telling.armyDoes(army, 'give'))} up.`,
      'loss',
    ),
  );

/** A point is spent on a roll. */
export const underdogLines = (
  telling: Telling,
  { army, roll }: Extract<Command, { type: 'spend-underdog' }>,
): ChronicleLine[] => [telling.about(army, 1, `${telling.armyDoes(army, 'spend')} an underdog point: ${roll}.`)];

const ruleOf = (telling: Telling, number: number): { name: string; summary: string } => {
  const { events } = telling.rules;
  return Object.hasOwn(events, number) ? events[number] : { name: 'something unheard of', summary: '' };
};

/** An event happens: its name, and to whom. */
export const eventLines = (telling: Telling, event: MatchEvent): ChronicleLine[] => {
  const { number, round, army, targets, quarter, dead } = event;
  const { name, summary } = ruleOf(telling, number);
  const head = `Round ${round}, event ${number}: ${name}`;
  if (dead) return [telling.all(0, `${head}, which finds nobody.`, 'act')];
  const whom = [
    ...(army === undefined ? [] : [telling.ofArmy(army)]),
    ...(targets.length === 0 ? [] : [telling.objects(targets)]),
    ...(quarter === undefined ? [] : [`quarter ${quarter + 1} of the table`]),
  ];
  const text = whom.length === 0 ? `${head}.` : `${head}, for ${listed(whom)}.`;
  const line =
    targets.length > 0
      ? telling.of(targets[0], 0, text, 'act', targets.slice(1))
      : army === undefined
        ? telling.all(0, text, 'act')
        : telling.about(army, 0, text, 'act');
  const what = summary === '' ? [] : [{ ...line, text: summary, depth: 1, tone: 'plain' as const }];
  return [line, ...what, ...approvalLines(line, event), ...secretLines(telling, event), ...doneLines(telling, event)];
};

/** Who let an event happen that no die called for. */
const approvalLines = (line: ChronicleLine, { approved }: MatchEvent): ChronicleLine[] =>
  approved
    ? [{ ...line, text: `Approved by ${approved.by}: ${approved.reason}.`, depth: 1, tone: 'plain' as const }]
    : [];

/** What came of an event at once, or has in a battle that Muster played. */
const doneLines = (telling: Telling, { done, by, army = '', targets }: MatchEvent): ChronicleLine[] => {
  if (by !== undefined && done) return [telling.of(by, 1, `${telling.does(by, 'do', 'does')} it.`)];
  if (done === undefined) return [];
  const owner = targets.length > 0 ? telling.ownerOf(targets[0]) : army;
  return [telling.about(owner, 1, done ? 'It is done.' : 'It comes to nothing.', 'plain', targets)];
};

const secretLines = (telling: Telling, { army = '', seal, noted }: Partial<MatchEvent>): ChronicleLine[] => {
  if (noted !== undefined) return [telling.about(army, 1, `What was noted in secret: ${telling.object(noted)}.`)];
  return seal === undefined ? [] : [telling.about(army, 1, 'Something is noted in secret, under a seal.')];
};

/** An event at a table, with what it brought at once. */
export const happeningLines = (telling: Telling): ChronicleLine[] => [
  ...telling.changes('event').flatMap(({ event }) => eventLines(telling, event)),
  ...gainLines(telling, telling.fact.changes),
  ...eventDice(telling),
];

/** The dice of an event, without the number that tells events apart. */
const eventDice = (telling: Telling): ChronicleLine[] => {
  const labels = [...new Set(telling.fact.draws.dice.map((die) => die.for))];
  return telling.dice(
    telling.all(2, ''),
    labels.map((label) => [label.replace(/^event \w+ (?=D3|ransom)/, ''), label] as const),
  );
};

/** Something came of an event. */
export const outcomeLines = (
  telling: Telling,
  { match: id, event: which, outcome }: Extract<Command, { type: 'event-outcome' }>,
): ChronicleLine[] => {
  const match = matchOf(telling.after, id);
  const event = match && eventOf(match, which);
  if (!event) return [];
  const { name } = ruleOf(telling, event.number);
  const by = outcome.by === undefined ? '' : ` by ${telling.object(outcome.by)}`;
  const units = [...event.targets, ...(outcome.by === undefined ? [] : [outcome.by])];
  const army = event.army ?? (units.length > 0 ? telling.ownerOf(units[0]) : '');
  return [
    ...(outcome.noted === undefined ? [] : secretLines(telling, event)),
    ...(outcome.done === undefined
      ? []
      : [
          telling.about(
            army,
            0,
            `${name}: ${outcome.done ? `done${by}` : 'it comes to nothing'}.`,
            outcome.done ? 'gain' : 'plain',
            units,
          ),
        ]),
    ...gainLines(telling, telling.fact.changes),
  ];
};
