import { always, rule, type Rule } from '@muster/engine';

/**
 * A flyer that never stops: each activation, Shaken or not, it advances 30" to 36" in one straight line over
 * everything. It stays out of the fight for markers, nobody can charge it, and whoever aims at it loses 12" of range,
 * spells included (battle:S16, battle:S18, battle:L9).
 */
export const aircraft: Rule = rule({
  id: 'aircraft',
  name: 'Aircraft',
  source: 'GF core, special rules',
  summary: 'Flies 30" further in one straight line; 12" harder to reach, never charged, holds no markers.',
  defender: { range: always(-12) },
  move: { onlyActions: ['advance'], straightLine: 30 },
  presence: { cannotSeize: true, cannotBeCharged: true, highAbove: true },
});
