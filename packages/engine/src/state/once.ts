import type { Battle } from './battle.ts';

/** Takes from a unit what it was given once and what has counted now. */
export const spendOnce = (battle: Battle, unit: number, moments: number): void => {
  const bits = battle.unitOnce[unit];
  if (bits === 0) return;
  const { grants } = battle.plan;
  for (let i = 0; i < grants.length; i++) if (grants[i].moments & moments) battle.unitOnce[unit] &= ~(1 << i);
};
