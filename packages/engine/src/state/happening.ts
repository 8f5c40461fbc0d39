import type { RandomEvents } from '../plan/campaign-extras.ts';
import type { EventEffect, EventRule } from '../rule/event.ts';
import { type Battle, H, HAPPENING_WIDTH, M } from './battle.ts';

/** One field of a happening. */
export type HappeningField = keyof typeof H;

/** A random event that has happened: its row in the battle, and its rule. */
export interface Happening {
  row: number;
  rule: EventRule;
}

/** Reads a field of a happening. */
export const fieldOf = (battle: Battle, row: number, field: HappeningField): number =>
  battle.happenings[row * HAPPENING_WIDTH + H[field]];

/** Writes a field of a happening. */
export const setField = (battle: Battle, row: number, field: HappeningField, value: number): void => {
  battle.happenings[row * HAPPENING_WIDTH + H[field]] = value;
};

/** How many events have happened so far. */
export const happeningsOf = (battle: Battle): number =>
  battle.happenings.length > 0 ? battle.mission[M.happenings] : 0;

/** Everything that has happened so far, in order. */
export const allHappenings = (battle: Battle): Happening[] =>
  Array.from({ length: happeningsOf(battle) }, (_, row) => ({ row, rule: ruleOf(battle, row) }));

/** The rule of a happening. */
export const ruleOf = (battle: Battle, row: number): EventRule => {
  const { events } = battle.plan.extras ?? {};
  return (events as RandomEvents).table[fieldOf(battle, row, 'number')];
};

/** The units that a happening picked. */
export const targetsOf = (battle: Battle, row: number): number[] => {
  const from = row * HAPPENING_WIDTH + H.target;
  return Array.from(battle.happenings.subarray(from, from + MOST_TARGETS)).filter((unit) => unit >= 0);
};

/** Writes down one of the units that a happening picked. */
export const setTarget = (battle: Battle, row: number, place: number, unit: number): void => {
  battle.happenings[row * HAPPENING_WIDTH + H.target + place] = unit;
};

/** A D3 of units is the most that an event picks. */
const MOST_TARGETS = 3;

/** Opens the row of a new happening: nothing is known of it but its number and round. */
export const openHappening = (battle: Battle, number: number, round: number): number => {
  const row = battle.mission[M.happenings]++;
  battle.happenings.fill(-1, row * HAPPENING_WIDTH, (row + 1) * HAPPENING_WIDTH);
  setField(battle, row, 'number', number);
  setField(battle, row, 'round', round);
  setField(battle, row, 'done', 0);
  setField(battle, row, 'dead', 0);
  return row;
};

/** A happening with one of its effects. */
export interface Marked<K extends EventEffect['do']> extends Happening {
  effect: Extract<EventEffect, { do: K }>;
}

/** All happenings so far with such an effect that found a target. */
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
