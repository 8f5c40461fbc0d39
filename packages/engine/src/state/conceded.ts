import type { Battle } from './battle.ts';

/** Whether a side has conceded. */
export const hasConceded = (battle: Battle, side: number): boolean => battle.sideConceded[side] > 0;

/** Returns the sides that have not conceded. */
export const sidesLeft = (battle: Battle): number[] =>
  battle.plan.sides.map(({ index }) => index).filter((side) => !hasConceded(battle, side));
