import { refuse, type Refusal } from '../contract/refusal.ts';

/** Checks whether an order of this many items names every index once. */
export const checkOrder = (count: number, order: readonly number[]): Refusal | undefined => {
  const places = new Set(order.filter((place) => place >= 0 && place < count));
  return order.length === count && places.size === count
    ? undefined
    : refuse('bad-answer', { need: count, have: places.size });
};

/** Checks whether an order of morale tests names each of the units once. */
export const checkTestOrder = (units: readonly number[], order: readonly number[]): Refusal | undefined =>
  order.length === units.length && units.every((unit) => order.includes(unit))
    ? undefined
    : refuse('bad-answer', { need: units.length, have: order.length });
