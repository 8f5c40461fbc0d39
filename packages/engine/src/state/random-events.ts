import type { RandomEvents } from '../plan/campaign-extras.ts';
import type { EventEffect, EventRule } from '../rule/random-event.ts';
import { type Battle, EVENT_FIELD, EVENT_FIELDS, CAMPAIGN_STATE } from './battle.ts';

/** The name of a field of a random event in the state. */
export type RandomEventField = keyof typeof EVENT_FIELD;

/** A random event of a battle: its row in the state and its rule. */
export interface RandomEventRow {
  row: number;
  rule: EventRule;
}

/** Returns a field of a random event. */
export const eventField = (battle: Battle, row: number, field: RandomEventField): number =>
  battle.happenings[row * EVENT_FIELDS + EVENT_FIELD[field]];

/** Sets a field of a random event. */
export const setEventField = (battle: Battle, row: number, field: RandomEventField, value: number): void => {
  battle.happenings[row * EVENT_FIELDS + EVENT_FIELD[field]] = value;
};

/** Returns the number of random events so far. */
export const randomEventCount = (battle: Battle): number =>
  battle.happenings.length > 0 ? battle.mission[CAMPAIGN_STATE.happenings] : 0;

/** Returns all random events so far in order. */
export const randomEventsOf = (battle: Battle): RandomEventRow[] =>
  Array.from({ length: randomEventCount(battle) }, (_, row) => ({ row, rule: eventRuleOf(battle, row) }));

/** Returns the rule of a random event. */
export const eventRuleOf = (battle: Battle, row: number): EventRule => {
  const { events } = battle.plan.extras ?? {};
  return (events as RandomEvents).table[eventField(battle, row, 'number')];
};

/** Returns the units that a random event picked. */
export const eventTargets = (battle: Battle, row: number): number[] => {
  const from = row * EVENT_FIELDS + EVENT_FIELD.target;
  return Array.from(battle.happenings.subarray(from, from + MOST_TARGETS)).filter((unit) => unit >= 0);
};

/** Sets one of the units that a random event picked. */
export const setEventTarget = (battle: Battle, row: number, place: number, unit: number): void => {
  battle.happenings[row * EVENT_FIELDS + EVENT_FIELD.target + place] = unit;
};

/** The most units that an event picks: a D3. */
const MOST_TARGETS = 3;

/** Adds a random event with its number and round, and returns its row. */
export const addRandomEvent = (battle: Battle, number: number, round: number): number => {
  const row = battle.mission[CAMPAIGN_STATE.happenings]++;
  battle.happenings.fill(-1, row * EVENT_FIELDS, (row + 1) * EVENT_FIELDS);
  setEventField(battle, row, 'number', number);
  setEventField(battle, row, 'round', round);
  setEventField(battle, row, 'done', 0);
  setEventField(battle, row, 'dead', 0);
  return row;
};

/** A random event with one of its effects. */
export interface RandomEventWith<K extends EventEffect['do']> extends RandomEventRow {
  effect: Extract<EventEffect, { do: K }>;
}

/** Returns all random events so far with this effect that found a target. */
export const randomEventsWith = <K extends EventEffect['do']>(battle: Battle, word: K): RandomEventWith<K>[] => {
  const found: RandomEventWith<K>[] = [];
  for (let row = 0; row < randomEventCount(battle); row++) {
    const rule = eventRuleOf(battle, row);
    const effect = rule.does.find((one) => one.do === word);
    if (effect && eventField(battle, row, 'dead') === 0)
      found.push({ row, rule, effect: effect as Extract<EventEffect, { do: K }> });
  }
  return found;
};
