import { refuse, type Refusal } from '../contract/refusal.ts';

/** Whether an order of so many things names every place once. */
export const checkOrder = (count: number, order: readonly number[]): Refusal | undefined => {
  const places = new Set(order.filter((place) => place >= 0 && place < count));
  return order.length === count && places.size === count
    ? undefined
    : refuse('bad-answer', { need: count, have: places.size });
};

/** Whether an order in which units test morale names each of them once. */
export const checkTestOrder = (units: readonly number[], order: readonly number[]): Refusal | undefined =>
  order.length === units.length && units.every((unit) => order.includes(unit))
    ? undefined
    : refuse('bad-answer', { need: units.length, have: order.length });
