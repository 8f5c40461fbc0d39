import { always, rule, type Rule } from '@muster/engine';

/** Every two markers are worth +1 to hit. */
export const precisionGrowth: Rule = rule({
  id: 'precision-growth',
  name: 'Precision Growth',
  source: 'army books, special rules',
  summary:
    'Gets a marker at the start of each round, unless Shaken or off the table (4 at most). Every 2 markers give +1 to hit.',
  grows: { gains: 'round', most: 4, step: 2, gives: { name: 'Precision Growth', attacker: { toHit: always('X') } } },
});
