import type { BattlePlan } from '@muster/engine';

/** Returns all sides, those of the player first. */
export const ownFirst = ({ sides }: BattlePlan, mine: readonly number[]): number[] =>
  sides.map(({ index }) => index).sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)) || a - b);
