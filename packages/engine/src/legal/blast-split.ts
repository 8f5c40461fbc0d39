import { refuse, type Refusal } from '../contract/refusal.ts';

/** Whether hits are shared evenly: no unit has two more than another (battle:F2). */
const isEven = (units: readonly number[], split: readonly number[]): boolean => {
  const counts = units.map((unit) => split.filter((other) => other === unit).length);
  return Math.max(...counts) - Math.min(...counts) <= 1;
};

/** Checks whether the hits of a Blast may be shared between units like this. */
export const checkSplit = (units: readonly number[], hits: number, split: readonly number[]): Refusal | undefined =>
  split.length === hits && split.every((unit) => units.includes(unit)) && isEven(units, split)
    ? undefined
    : refuse('bad-answer', { need: hits, have: split.length });
