import type { Dice } from '@muster/kernel';

/** Returns a random entry of a list, or undefined if it is empty. */
export const drawOne = <T>(dice: Dice, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[dice.below(list.length)];

/** Whether an event with a chance of `times` in `outOf` happens. */
export const happens = (dice: Dice, times: number, outOf: number): boolean => dice.below(outOf) < times;

/** Returns a list in random order. */
export const shuffle = <T>(dice: Dice, list: readonly T[]): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

/** Returns a random whole number from `low` to `high`. */
export const drawBetween = (dice: Dice, low: number, high: number): number =>
  high <= low ? low : low + dice.below(high - low + 1);
