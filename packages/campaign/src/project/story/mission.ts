import type { Command } from '../../decide/command.ts';
import { LABEL } from '../../decide/labels.ts';
import { titleOf } from '../../ruleset/index.ts';
import type { Match, MatchArmy, MatchEvent } from '../../state/campaign.ts';
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
  return [
    line,
    ...telling.effects(line, [objective]),
    ...telling.dice(line, [['special objective', LABEL.objective(army)]]),
  ];
};

/** A round begins: who gives up, and what the dice call for. */
export const roundLines = (
  telling: Telling,
  { round, conceding = [] }: Extract<Command, { type: 'start-round' }>,
): ChronicleLine[] =>
  inRound(
    round,
    conceding.map((army) =>
      telling.about(army, 0, `Round ${round}: ${inSentence(telling.armyDoes(army, 'concede'))}.`, 'loss'),
    ),
  );

/** A point is spent on a roll. */
export const underdogLines = (
  telling: Telling,
  { army, roll, match }: Extract<Command, { type: 'spend-underdog' }>,
): ChronicleLine[] => {
  const text = `${inSentence(telling.armyDoes(army, 'spend'))} an underdog point: ${roll}.`;
  return duringBattle(telling, match, (round) => [
    telling.about(army, 0, round === 0 ? capital(text) : `Round ${round}: ${text}`),
  ]);
};

/** Lines about what is told while a battle goes on: they belong to its current round, once there is one. */
const duringBattle = (
  telling: Telling,
  match: string,
  lines: (round: number) => readonly ChronicleLine[],
): ChronicleLine[] => {
  const { round = 0 } = matchOf(telling.before, match) ?? {};
  return round === 0 ? [...lines(round)] : inRound(round, lines(round));
};

const ruleOf = (telling: Telling, number: number): { name: string; summary: string } => {
  const { events } = telling.rules;
  return Object.hasOwn(events, number) ? events[number] : { name: 'something unheard of', summary: '' };
};

/** An event happens: its name, what it does, and to whom. */
export const eventLines = (telling: Telling, match: Match, event: MatchEvent): ChronicleLine[] => {
  const { number, round, targets, dead } = event;
  const { name, summary } = ruleOf(telling, number);
  const head = `Round ${round}, event ${number}: ${name}`;
  const armies = armiesOf(telling, match, event);
  const text = dead ? `${head}, which finds no target.` : `${head}${whom(telling, armies, event)}.`;
  const line = telling.about(dead ? [] : armies, 0, text, 'act', targets);
  const what = summary === '' ? [] : [{ ...line, text: summary, depth: 1, tone: 'plain' as const }];
  return inRound(round, [
    line,
    ...what,
    ...approvalLines(line, event),
    ...secretLines(telling, event),
    ...doneLines(telling, match, event),
  ]);
};

/** Gives lines the round that they tell of. */
export const inRound = (round: number, lines: readonly ChronicleLine[]): ChronicleLine[] =>
  lines.map((line) => ({ ...line, round }));

/** Every army that an event affects: its own, those of its targets, or all that are still there. */
const armiesOf = (telling: Telling, match: Match, { army, targets, round }: MatchEvent): string[] => {
  if (army !== undefined) return [army];
  if (targets.length > 0) return [...new Set(targets.map((unit) => telling.ownerOf(unit)))];
  return match.armies.filter(({ conceded = round + 1 }) => conceded > round).map((part) => part.army);
};

/** For whom or where an event happens, as the end of a sentence. */
const whom = (telling: Telling, armies: readonly string[], { targets, quarter }: MatchEvent): string => {
  if (quarter !== undefined) return `, in quarter ${quarter + 1} of the table`;
  if (armies.length === 0) return '';
  const parts = armies.map((army) => {
    const own = targets.filter((unit) => telling.ownerOf(unit) === army);
    return own.length === 0 ? telling.ofArmy(army) : `${telling.objects(own)} of ${telling.ofArmy(army)}`;
  });
  return `, for ${listed(parts)}`;
};

/** Who let an event happen that no die called for. */
const approvalLines = (line: ChronicleLine, { approved }: MatchEvent): ChronicleLine[] =>
  approved
    ? [{ ...line, text: `Approved by ${approved.by}: ${approved.reason}.`, depth: 1, tone: 'plain' as const }]
    : [];

/** What came of an event at once, or has in a battle that Muster played. */
const doneLines = (telling: Telling, match: Match, event: MatchEvent): ChronicleLine[] => {
  const { done, by, targets } = event;
  if (by !== undefined && done) return [telling.of(by, 1, `${telling.does(by, 'do', 'does')} it.`)];
  if (done === undefined) return [];
  const text = done ? 'It is done.' : 'It comes to nothing.';
  return [telling.about(armiesOf(telling, match, event), 1, text, 'plain', targets)];
};

const secretLines = (telling: Telling, { army = '', seal, noted }: Partial<MatchEvent>): ChronicleLine[] => {
  if (noted !== undefined) return [telling.about(army, 1, `What was noted in secret: ${telling.object(noted)}.`)];
  return seal === undefined ? [] : [telling.about(army, 1, 'Something is noted in secret, under a seal.')];
};

/** An event at a table, with what it brought at once. */
export const happeningLines = (telling: Telling): ChronicleLine[] => {
  const happened = telling.changes('event');
  const [{ event: { round } } = { event: { round: 0 } }] = happened;
  return [
    ...happened.flatMap(({ match, event }) => {
      const where = matchOf(telling.after, match);
      return where ? eventLines(telling, where, event) : [];
    }),
    ...inRound(round, [...gainLines(telling, telling.fact.changes), ...eventDice(telling)]),
  ];
};

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
  if (!match || !event) return [];
  const { name } = ruleOf(telling, event.number);
  const by = outcome.by === undefined ? '' : ` by ${telling.object(outcome.by)}`;
  const units = [...event.targets, ...(outcome.by === undefined ? [] : [outcome.by])];
  const text = `${name}: ${outcome.done ? `done${by}` : 'it comes to nothing'}.`;
  return duringBattle(telling, id, () => [
    ...(outcome.noted === undefined ? [] : secretLines(telling, event)),
    ...(outcome.done === undefined
      ? []
      : [telling.about(armiesOf(telling, match, event), 0, text, outcome.done ? 'gain' : 'plain', units)]),
    ...gainLines(telling, telling.fact.changes),
  ]);
};
