import type { DiceAmount, EventEntry, EventPick, EventRule } from '@muster/rules';
import type { Departure } from '@muster/kernel';
import type { Match, MatchEvent } from '../state/campaign.ts';
import { ownerOf, unitOf } from '../state/find.ts';
import { die, foughtDuel } from './casualties.ts';
import type { Command, OnTable } from './command.ts';
import type { Desk } from './desk.ts';
import { award } from './experience.ts';
import { LABEL } from './labels.ts';
import { refuse } from './refusal.ts';

/** The rule of an event that must be on the table. */
export const eventRule = (desk: Desk, number: number): EventRule =>
  desk.rules.events[number] ?? refuse('unknown-event', { have: number });

/** An event happens at a table: lots say to whom, and the books take note. */
export const happen = (desk: Desk, command: Extract<Command, { type: 'event' }>): void => {
  const { match, number, round, known = {}, table = {} } = command;
  const { due, events } = desk.match(match, 'mission');
  const rule = eventRule(desk, number);
  demandInMatch(desk, match, known);
  const called = due.indexOf(number);
  if (called >= 0) desk.change({ type: 'match', match, set: { due: due.toSpliced(called, 1) } });
  const scope = eventKey(events, number);
  const picked = desk.within(scope, () => pickFor(desk, desk.match(match), rule, known, table));
  const event: MatchEvent = { number, round, targets: [], ...known, ...picked };
  desk.change({ type: 'event', match, event: { ...event, ...decided(desk, desk.match(match), rule, event, table) } });
  settle(desk, match, events.length);
  if (event.dead && desk.campaign.options.rerollDeadEvents)
    happen(desk, { ...command, number: desk.within(scope, () => otherNumber(desk)) });
};

/** Another event instead of one that finds no target. */
const otherNumber = (desk: Desk): number => desk.die(LABEL.otherTens) * 10 + desk.die(LABEL.otherOnes);

/**
 * What the dice and draws of an event are keyed by: its number, and how many events of this number came before it in the
 * match. Other events, and when it is reported, make no difference.
 */
export const eventKey = (before: readonly MatchEvent[], number: number): string =>
  `event ${number} of ${before.filter((event) => event.number === number).length}`;

/** Whoever is named must be in the match. */
const demandInMatch = (desk: Desk, id: string, { army, targets = [], by, noted }: Partial<MatchEvent>): void => {
  const { armies } = desk.match(id);
  if (army !== undefined) desk.matchArmy(id, army);
  for (const unit of [...targets, ...(by === undefined ? [] : [by]), ...(noted === undefined ? [] : [noted])])
    if (!armies.some(({ brought }) => Object.hasOwn(brought, unit))) refuse('unknown-unit', { what: unit });
};

/** What players decide when it happens: a unit that is sent away, an enemy that is noted (campaign:E9, campaign:E11). */
const decided = (
  desk: Desk,
  match: Match,
  { picks, does }: EventRule,
  event: MatchEvent,
  { destroyed = [], removed = [], shaken = [] }: OnTable,
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

/** Something came of an event: an escort got through, a duel was won, a secret is told. */
export const noteOutcome = (
  desk: Desk,
  { match, place, outcome }: Extract<Command, { type: 'event-outcome' }>,
): void => {
  if (!desk.match(match, 'mission').events[place]) refuse('unknown-event', { have: place });
  demandInMatch(desk, match, outcome);
  desk.change({ type: 'event-changed', match, place, set: outcome });
  settle(desk, match, place);
};

/** Whom an event happens to, as far as that is not known: nobody makes it a dead one (campaign:E1). */
const pickFor = (
  desk: Desk,
  match: Match,
  { picks }: EventRule,
  known: Partial<MatchEvent>,
  table: OnTable,
): Partial<MatchEvent> => {
  if (picks.of === 'army' || picks.of === 'player') {
    if (known.army !== undefined) return {};
    const armies = match.armies.filter(({ conceded }) => conceded === undefined).map(({ army }) => army);
    return { army: desk.pick(LABEL.randomArmy, armies) };
  }
  if (picks.of !== 'units' || known.targets !== undefined) return {};
  const targets = pickUnits(desk, match, picks, table);
  return targets.length === 0 ? { dead: true } : { targets };
};

/** Units that earlier events of the match have taken off the table, and how. */
export const departedBy = (desk: Desk, { events }: Match): Record<string, Departure> => {
  const left: Record<string, Departure> = {};
  for (const { number, targets, done, by = targets[0], dead } of events)
    for (const effect of dead ? [] : eventRule(desk, number).does) {
      if (effect.do === 'capture') for (const unit of targets) left[unit] = 'captured';
      if (done && effect.do === 'send-away') left[by] = 'sent-away';
      if (done && (effect.do === 'escort' || effect.do === 'intel')) left[by] = 'exited';
    }
  return left;
};

/** Units by lot: army, then unit, each another one; fewer where fewer are there (campaign:E2, campaign:E3). */
export const pickUnits = (
  desk: Desk,
  match: Match,
  picks: Extract<EventPick, { of: 'units' }>,
  table: OnTable,
): string[] => {
  const away = departedBy(desk, match);
  const open = new Map(
    match.armies
      .filter(({ conceded }) => conceded === undefined)
      .map(({ army, brought }): [string, string[][]] => [
        army,
        groupsOf(
          Object.keys(brought).filter(
            (unit) =>
              !Object.hasOwn(away, unit) && !foughtDuel(desk, match, unit) && isEligible(desk, unit, picks.only, table),
          ),
          table.joined ?? {},
        ),
      ]),
  );
  const targets: string[] = [];
  const left = (): string[] => [...open].filter(([, groups]) => groups.length > 0).map(([army]) => army);
  const wanted = picks.count && left().length > 0 ? amountOf(picks.count, () => desk.d3(LABEL.howMany)) : 1;
  while (targets.length < wanted && left().length > 0) {
    const army = desk.pick(LABEL.randomArmy, left());
    const groups = open.get(army) ?? [];
    const lead = desk.pick(
      LABEL.randomUnit,
      groups.map(([first]) => first),
    );
    const group = groups.find(([first]) => first === lead) ?? [lead];
    targets.push(picks.entry ? desk.pick(LABEL.rosterEntry, group) : lead);
    open.set(
      army,
      groups.filter((one) => one !== group),
    );
  }
  return targets;
};

/** Roster entries as they stand on the table: a hero with the unit that it joined, which comes first (campaign:E3). */
const groupsOf = (units: readonly string[], joined: Readonly<Record<string, string>>): string[][] =>
  units
    .filter((unit) => !units.includes(joined[unit]))
    .map((unit) => [unit, ...units.filter((hero) => joined[hero] === unit)]);

const isEligible = (
  desk: Desk,
  unit: string,
  only: Extract<EventPick, { of: 'units' }>['only'],
  { destroyed = [], removed = [], shaken = [], inTerrain = [], nearElevation = [] }: OnTable,
): boolean => {
  if (!unitOf(desk.campaign, unit) || removed.includes(unit)) return false;
  if (only === 'destroyed') return destroyed.includes(unit);
  if (destroyed.includes(unit)) return false;
  if (only === 'shaken') return shaken.includes(unit);
  if (only === 'in-terrain') return inTerrain.includes(unit);
  return only === 'near-elevation' ? nearElevation.includes(unit) : true;
};

/** A number that a die may make. */
const amountOf = ({ die: has, times = 1, plus = 0 }: DiceAmount, d3: () => number): number =>
  (has ? d3() * times : 0) + plus;

/** Pays what the books owe for an event now; what waits for the end of the mission is paid there. */
export const settle = (desk: Desk, match: string, place: number): void => {
  const event = desk.match(match).events[place];
  if (event.dead || event.settled) return;
  const due = eventRule(desk, event.number).books.filter((entry) => isDue(entry, event));
  if (due.length === 0) return;
  desk.change({ type: 'event-changed', match, place, set: { settled: true } });
  for (const entry of due) pay(desk, match, place, entry);
};

const isDue = (entry: EventEntry, { done }: MatchEvent): boolean => {
  if (entry.keep === 'item') return true;
  if (entry.keep === 'duel') return done !== undefined;
  return 'when' in entry && (entry.when === 'at-once' || done === true);
};

const pay = (desk: Desk, match: string, place: number, entry: EventEntry): void => {
  const event = desk.match(match).events[place];
  const [target] = event.targets;
  const d3 = (): number => event.d3 ?? rollD3(desk, match, place);
  const unit = event.by ?? target;
  const army = event.army ?? (unit === undefined ? undefined : ownerOf(desk.campaign, unit)?.id);
  if (entry.keep === 'points' && army !== undefined)
    return desk.change({ type: 'bank', army, amount: amountOf(entry.points, d3), why: 'event' });
  if (entry.keep === 'vp' && army !== undefined)
    return desk.change({ type: 'vp', army, amount: entry.vp, why: 'event' });
  // Who has died on the way has nothing to gain or lose any more.
  if (target === undefined || !unitOf(desk.campaign, target)) return;
  if (entry.keep === 'xp')
    return award(desk, match, target, amountOf(entry.xp, d3), entry.when === 'done' ? 'duel' : 'event');
  if (entry.keep === 'item') return desk.change({ type: 'gained', unit: target, list: 'items', name: entry.name });
  if (entry.keep === 'duel' && event.done === false) die(desk, match, target, 'lost-duel');
};

/** The D3 of an event, thrown once and kept. */
const rollD3 = (desk: Desk, match: string, place: number): number => {
  const { events } = desk.match(match);
  const d3 = desk.d3(LABEL.eventD3(place + 1), `${eventKey(events.slice(0, place), events[place].number)} D3`);
  desk.change({ type: 'event-changed', match, place, set: { d3 } });
  return d3;
};
