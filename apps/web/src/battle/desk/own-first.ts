import type { BattlePlan } from '@muster/engine';

/** All sides, one's own first. */
export const ownFirst = ({ sides }: BattlePlan, mine: readonly number[]): number[] =>
  sides.map(({ index }) => index).sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)) || a - b);
