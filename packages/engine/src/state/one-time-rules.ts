import type { Battle } from './battle.ts';

/** Removes rules of a unit that count once and were used up now. */
export const spendOneTimeRules = (battle: Battle, unit: number, moments: number): void => {
  const bits = battle.unitOnce[unit];
  if (bits === 0) return;
  const { grants } = battle.plan;
  for (let i = 0; i < grants.length; i++) if (grants[i].moments & moments) battle.unitOnce[unit] &= ~(1 << i);
};
