import { always, rule, type Rule } from '@muster/engine';

/** Darkborn, and deeper in the shadows: another 4" less range and 2" less charge. */
export const darkbornBoost: Rule = rule({
  id: 'darkborn-boost',
  name: 'Darkborn Boost',
  source: 'army books, special rules',
  summary: 'Weapons have -8" range and charges -4" from Darkborn, instead of -4" and -2".',
  boosts: 'darkborn',
  defender: { range: always(-4), rangeFloor: 6, chargeReach: -2 },
});
