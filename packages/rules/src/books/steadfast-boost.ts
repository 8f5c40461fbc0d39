import { rule, type Rule } from '@muster/engine';

/** A better roll of Steadfast. */
export const steadfastBoost: Rule = rule({
  id: 'steadfast-boost',
  name: 'Steadfast Boost',
  source: 'army books, special rules',
  summary: 'Steadfast recovers on a 3+ instead of a 4+.',
  boosts: 'steadfast',
  morale: { recoversOn: 3 },
});
