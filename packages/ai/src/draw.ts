import type { Dice } from '@muster/kernel';

/** One of a list, each equally likely; nothing out of an empty one. */
export const drawOne = <T>(dice: Dice, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[dice.below(list.length)];

/** Whether something happens that does so `times` times `outOf`. */
export const happens = (dice: Dice, times: number, outOf: number): boolean => dice.below(outOf) < times;

/** A list in random order. */
export const shuffle = <T>(dice: Dice, list: readonly T[]): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

/** A whole number from `low` to `high`. */
export const drawBetween = (dice: Dice, low: number, high: number): number =>
  high <= low ? low : low + dice.below(high - low + 1);
