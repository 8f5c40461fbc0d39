import { listed } from '@muster/kernel';
import type { Command } from '../../contract/command.ts';
import type { Match, MatchEvent } from '../../state/campaign.ts';
import { eventOf, matchOf } from '../../state/find.ts';
import { gainLines } from './gains.ts';
import { duringBattle, inRound } from './rounds.ts';
import type { ChronicleLine, Telling } from './telling.ts';

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
