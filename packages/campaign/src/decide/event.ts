import type { CampaignEffect, EventRule } from '@muster/rules';
import type { Match, MatchEvent } from '../state/campaign.ts';
import { eventOf, ownerOf, unitOf } from '../state/find.ts';
import { die } from './casualties.ts';
import type { Command, TableState } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { calledFor } from './event-call.ts';
import { amountOf, eventRule, pickFor } from './event-targets.ts';
import { award } from './experience.ts';
import { LABEL } from '../contract/labels.ts';
import { refuse } from '../contract/refusal.ts';

type EventCommand = Extract<Command, { type: 'event' }>;

/** Returns the id of the next event of a match: one more than the highest so far. */
export const nextEventId = ({ events }: Match): string =>
  String(1 + Math.max(0, ...events.map(({ id }) => Number.parseInt(id, 10) || 0)));

/** Resolves an event at a table: draws its targets and records its effects. */
export const resolveEvent = (desk: CommandState, command: EventCommand): void => {
  const { match: id, number, known = {} } = command;
  const match = desk.match(id, 'mission');
  eventRule(desk, number);
  demandInMatch(desk, id, known);
  const event = command.id ?? nextEventId(match);
  if (eventOf(match, event)) refuse('id-taken', { what: `event ${event}` });
  applyEvent(desk, command, { id: event, number, ...calledFor(desk, match, command) });
};

/** Applies the event; an event without a target is rolled again if the options say so (campaign:E1). */
const applyEvent = (
  desk: CommandState,
  command: EventCommand,
  called: Pick<MatchEvent, 'id' | 'number' | 'round' | 'approved'>,
): void => {
  const { match, known = {}, table = {}, happened = [] } = command;
  const rule = eventRule(desk, called.number);
  const scope = keyAfter(desk.match(match).events, called.number);
  const picked = happened.at(0) ?? desk.within(scope, () => pickFor(desk, desk.match(match), rule, known, table));
  const event: MatchEvent = { ...called, targets: [], ...known, ...picked };
  desk.change({ type: 'event', match, event: { ...event, ...decided(desk, desk.match(match), rule, event, table) } });
  applyDueEffects(desk, match, event.id);
  if (!event.dead || !desk.campaign.options.rerollDeadEvents) return;
  const number = desk.within(scope, () => otherNumber(desk));
  applyEvent(desk, { ...command, happened: happened.slice(1) }, { ...called, id: `${called.id}b`, number });
};

/** Rolls the number of an event that replaces one without a target. */
const otherNumber = (desk: CommandState): number => desk.die(LABEL.otherTens) * 10 + desk.die(LABEL.otherOnes);

/**
 * Returns the key of the dice and draws of an event: its number, and how many events of this number came before it in
 * the match. It does not depend on other events or on when it is reported.
 */
const keyAfter = (before: readonly MatchEvent[], number: number): string =>
  `event ${number} of ${before.filter((event) => event.number === number).length}`;

/** Returns the key of the dice and draws of an event that has happened. */
export const eventKey = ({ events }: Match, id: string): string => {
  const at = events.findIndex((event) => event.id === id);
  return keyAfter(events.slice(0, at), events[at].number);
};

/** Refuses armies and units that are not in the match. */
const demandInMatch = (
  desk: CommandState,
  id: string,
  { army, targets = [], by, noted }: Partial<MatchEvent>,
): void => {
  const { armies } = desk.match(id);
  if (army !== undefined) desk.matchArmy(id, army);
  for (const unit of [...targets, ...(by === undefined ? [] : [by]), ...(noted === undefined ? [] : [noted])])
    if (!armies.some(({ brought }) => Object.hasOwn(brought, unit))) refuse('unknown-unit', { what: unit });
};

/** Asks for the decisions of an event: a unit to send away, or an enemy to note (campaign:E9, campaign:E11). */
const decided = (
  desk: CommandState,
  match: Match,
  { picks, does }: EventRule,
  event: MatchEvent,
  { destroyed = [], removed = [], shaken = [] }: TableState,
): Partial<MatchEvent> => {
  const { army } = event;
  if (army === undefined || event.dead) return {};
  const present = (unit: string): boolean => !destroyed.includes(unit) && !removed.includes(unit);
  if (does.some((effect) => effect.do === 'send-away') && event.done === undefined) {
    const units = Object.keys(desk.matchArmy(match.id, army).brought).filter(
      (unit) => present(unit) && !shaken.includes(unit),
    );
    const unit = units.length === 0 ? null : desk.choose(army, LABEL.unitToSend, [...units, null]);
    return typeof unit === 'string' ? { by: unit, done: true } : { done: false };
  }
  if (picks.of !== 'player' || picks.notes !== 'enemy' || event.noted !== undefined || event.seal !== undefined)
    return {};
  const enemies = match.armies
    .filter((one) => one.army !== army && one.conceded === undefined)
    .flatMap(({ brought }) => Object.keys(brought).filter(present));
  const noted = enemies.length === 0 ? null : desk.choose(army, LABEL.markedUnit, [...enemies, null]);
  return typeof noted === 'string' ? { noted } : {};
};

/** Records the outcome of an event: an escort got through, a duel was won, a secret note is revealed. */
export const noteOutcome = (
  desk: CommandState,
  { match, event, outcome }: Extract<Command, { type: 'event-outcome' }>,
): void => {
  if (!eventOf(desk.match(match, 'mission'), event)) refuse('unknown-event', { what: event });
  demandInMatch(desk, match, outcome);
  desk.change({ type: 'event-changed', match, event, set: outcome });
  applyDueEffects(desk, match, event);
};

/** Applies the effects of an event on the campaign that are due now; others follow at the end of the mission. */
export const applyDueEffects = (desk: CommandState, match: string, id: string): void => {
  const event = matchEvent(desk, match, id);
  if (event.dead || event.settled) return;
  const due = eventRule(desk, event.number).books.filter((entry) => isDue(entry, event));
  if (due.length === 0) return;
  desk.change({ type: 'event-changed', match, event: id, set: { settled: true } });
  for (const entry of due) pay(desk, match, id, entry);
};

const matchEvent = (desk: CommandState, match: string, id: string): MatchEvent =>
  eventOf(desk.match(match), id) ?? refuse('unknown-event', { what: id });

const isDue = (entry: CampaignEffect, { done }: MatchEvent): boolean => {
  if (entry.keep === 'item') return true;
  if (entry.keep === 'duel') return done !== undefined;
  return 'when' in entry && (entry.when === 'at-once' || done === true);
};

const pay = (desk: CommandState, match: string, id: string, entry: CampaignEffect): void => {
  const event = matchEvent(desk, match, id);
  const [target] = event.targets;
  const d3 = (): number => event.d3 ?? rollD3(desk, match, id);
  const unit = event.by ?? target;
  const army = event.army ?? (unit === undefined ? undefined : ownerOf(desk.campaign, unit)?.id);
  if (entry.keep === 'points' && army !== undefined)
    return desk.change({ type: 'bank', army, amount: amountOf(entry.points, d3), why: 'event' });
  if (entry.keep === 'vp' && army !== undefined)
    return desk.change({ type: 'vp', army, amount: entry.vp, why: 'event' });
  // A unit that has died has nothing to gain or lose.
  if (target === undefined || !unitOf(desk.campaign, target)) return;
  if (entry.keep === 'xp')
    return award(desk, match, target, amountOf(entry.xp, d3), entry.when === 'done' ? 'duel' : 'event');
  if (entry.keep === 'item') return desk.change({ type: 'gained', unit: target, list: 'items', name: entry.name });
  if (entry.keep === 'duel' && event.done === false) die(desk, match, target, 'lost-duel');
};

/** Rolls the D3 of an event once, and stores it. */
const rollD3 = (desk: CommandState, match: string, event: string): number => {
  const d3 = desk.d3(LABEL.eventD3(event), `${eventKey(desk.match(match), event)} D3`);
  desk.change({ type: 'event-changed', match, event, set: { d3 } });
  return d3;
};
