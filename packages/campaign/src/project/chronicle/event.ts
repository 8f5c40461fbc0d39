import { listText } from '@muster/kernel';
import type { Command } from '../../contract/command.ts';
import type { Match, MatchEvent } from '../../state/campaign.ts';
import { eventOf, matchOf } from '../../state/find.ts';
import { gainLines } from './gains.ts';
import { duringBattle, inRound } from './rounds.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

const ruleOf = (telling: ChronicleContext, number: number): { name: string; summary: string } => {
  const { events } = telling.rules;
  return Object.hasOwn(events, number) ? events[number] : { name: 'an unknown event', summary: '' };
};

/** Returns the lines about a random event: its name, what it does, and the armies and units that it applies to. */
export const eventLines = (telling: ChronicleContext, match: Match, event: MatchEvent): ChronicleLine[] => {
  const { number, round, targets, dead } = event;
  const { name, summary } = ruleOf(telling, number);
  const head = `Round ${round}, random event ${number}: ${name}`;
  const armies = armiesOf(telling, match, event);
  const text = dead ? `${head} (no target).` : `${head}${whom(telling, armies, event)}.`;
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

/** Returns the armies that an event affects: its own, those of its targets, or all that have not conceded. */
const armiesOf = (telling: ChronicleContext, match: Match, { army, targets, round }: MatchEvent): string[] => {
  if (army !== undefined) return [army];
  if (targets.length > 0) return [...new Set(targets.map((unit) => telling.ownerOf(unit)))];
  return match.armies.filter(({ conceded = round + 1 }) => conceded > round).map((part) => part.army);
};

/** Returns the armies and units that an event applies to, or its quarter of the table, as the end of a sentence. */
const whom = (telling: ChronicleContext, armies: readonly string[], { targets, quarter }: MatchEvent): string => {
  if (quarter !== undefined) return `, in quarter ${quarter + 1} of the table`;
  if (armies.length === 0) return '';
  const parts = armies.map((army) => {
    const own = targets.filter((unit) => telling.ownerOf(unit) === army);
    return own.length === 0 ? telling.ofArmy(army) : `${telling.objects(own)} of ${telling.ofArmy(army)}`;
  });
  return `, for ${listText(parts)}`;
};

/** Returns the line about the organiser's approval of an event that no die called for. */
const approvalLines = (line: ChronicleLine, { approved }: MatchEvent): ChronicleLine[] =>
  approved
    ? [{ ...line, text: `Approved by ${approved.by}: ${approved.reason}.`, depth: 1, tone: 'plain' as const }]
    : [];

/** Returns the line about the outcome of an event, if it is known. */
const doneLines = (telling: ChronicleContext, match: Match, event: MatchEvent): ChronicleLine[] => {
  const { done, by, targets } = event;
  if (by !== undefined && done) return [telling.of(by, 1, `${telling.does(by, 'succeed')}.`)];
  if (done === undefined) return [];
  const text = done ? 'The event succeeds.' : 'The event fails.';
  return [telling.about(armiesOf(telling, match, event), 1, text, 'plain', targets)];
};

const secretLines = (telling: ChronicleContext, { army = '', seal, noted }: Partial<MatchEvent>): ChronicleLine[] => {
  if (noted !== undefined) return [telling.about(army, 1, `Secret note revealed: ${telling.object(noted)}.`)];
  return seal === undefined ? [] : [telling.about(army, 1, 'A secret note is sealed.')];
};

/** Returns the lines about a random event at a table, with its immediate gains. */
export const eventCommandLines = (telling: ChronicleContext): ChronicleLine[] => {
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

/** Returns the dice of an event; their labels leave out the event's number. */
const eventDice = (telling: ChronicleContext): ChronicleLine[] => {
  const labels = [...new Set(telling.fact.draws.dice.map((die) => die.for))];
  return telling.dice(
    telling.all(2, ''),
    labels.map((label) => [label.replace(/^event \w+ (?=D3|ransom)/, ''), label] as const),
  );
};

/** Returns the lines about the outcome of a random event. */
export const outcomeLines = (
  telling: ChronicleContext,
  { match: id, event: which, outcome }: Extract<Command, { type: 'event-outcome' }>,
): ChronicleLine[] => {
  const match = matchOf(telling.after, id);
  const event = match && eventOf(match, which);
  if (!match || !event) return [];
  const { name } = ruleOf(telling, event.number);
  const by = outcome.by === undefined ? '' : ` with ${telling.object(outcome.by)}`;
  const units = [...event.targets, ...(outcome.by === undefined ? [] : [outcome.by])];
  const text = outcome.done ? `${name} succeeds${by}.` : `${name} fails.`;
  return duringBattle(telling, id, () => [
    ...(outcome.noted === undefined ? [] : secretLines(telling, event)),
    ...(outcome.done === undefined
      ? []
      : [telling.about(armiesOf(telling, match, event), 0, text, outcome.done ? 'gain' : 'plain', units)]),
    ...gainLines(telling, telling.fact.changes),
  ]);
};
