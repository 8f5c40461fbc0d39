import { rule, type Rule } from '@muster/engine';

/** Recovers more easily: the lower of the two rolls counts. */
export const steadfastBoost: Rule = rule({
  id: 'steadfast-boost',
  name: 'Steadfast Boost',
  source: 'army books, special rules',
  summary: 'Steadfast works on a 3+.',
  boosts: 'steadfast',
  morale: { recoversOn: 3 },
});
