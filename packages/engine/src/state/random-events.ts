import type { RandomEvents } from '../plan/campaign-extras.ts';
import type { EventEffect, EventRule } from '../rule/event.ts';
import { type Battle, H, HAPPENING_WIDTH, M } from './battle.ts';

/** The name of a field of a random event in the state. */
export type HappeningField = keyof typeof H;

/** A random event of a battle: its row in the state and its rule. */
export interface Happening {
  row: number;
  rule: EventRule;
}

/** Returns a field of a random event. */
export const fieldOf = (battle: Battle, row: number, field: HappeningField): number =>
  battle.happenings[row * HAPPENING_WIDTH + H[field]];

/** Sets a field of a random event. */
export const setField = (battle: Battle, row: number, field: HappeningField, value: number): void => {
  battle.happenings[row * HAPPENING_WIDTH + H[field]] = value;
};

/** Returns the number of random events so far. */
export const happeningsOf = (battle: Battle): number =>
  battle.happenings.length > 0 ? battle.mission[M.happenings] : 0;

/** Returns all random events so far in order. */
export const allHappenings = (battle: Battle): Happening[] =>
  Array.from({ length: happeningsOf(battle) }, (_, row) => ({ row, rule: ruleOf(battle, row) }));

/** Returns the rule of a random event. */
export const ruleOf = (battle: Battle, row: number): EventRule => {
  const { events } = battle.plan.extras ?? {};
  return (events as RandomEvents).table[fieldOf(battle, row, 'number')];
};

/** Returns the units that a random event picked. */
export const targetsOf = (battle: Battle, row: number): number[] => {
  const from = row * HAPPENING_WIDTH + H.target;
  return Array.from(battle.happenings.subarray(from, from + MOST_TARGETS)).filter((unit) => unit >= 0);
};

/** Sets one of the units that a random event picked. */
export const setTarget = (battle: Battle, row: number, place: number, unit: number): void => {
  battle.happenings[row * HAPPENING_WIDTH + H.target + place] = unit;
};

/** The most units that an event picks: a D3. */
const MOST_TARGETS = 3;

/** Adds a random event with its number and round, and returns its row. */
export const openHappening = (battle: Battle, number: number, round: number): number => {
  const row = battle.mission[M.happenings]++;
  battle.happenings.fill(-1, row * HAPPENING_WIDTH, (row + 1) * HAPPENING_WIDTH);
  setField(battle, row, 'number', number);
  setField(battle, row, 'round', round);
  setField(battle, row, 'done', 0);
  setField(battle, row, 'dead', 0);
  return row;
};

/** A random event with one of its effects. */
export interface Marked<K extends EventEffect['do']> extends Happening {
  effect: Extract<EventEffect, { do: K }>;
}

/** Returns all random events so far with this effect that found a target. */
export const happeningsWith = <K extends EventEffect['do']>(battle: Battle, word: K): Marked<K>[] => {
  const found: Marked<K>[] = [];
  for (let row = 0; row < happeningsOf(battle); row++) {
    const rule = ruleOf(battle, row);
    const effect = rule.does.find((one) => one.do === word);
    if (effect && fieldOf(battle, row, 'dead') === 0)
      found.push({ row, rule, effect: effect as Extract<EventEffect, { do: K }> });
  }
  return found;
};
