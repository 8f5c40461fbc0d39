import { Dice } from '@muster/kernel';
import type { Source } from './chance.ts';

/** Dice and lots that Muster throws; decisions are left to people. */
export const seededSource = (seed: string): Source => {
  const dice = new Dice(seed);
  return {
    die: () => dice.d6(),
    pick: (_label, among) => among[dice.below(among.length)],
    choose: () => undefined,
  };
};
