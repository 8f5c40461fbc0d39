import { always, rule, type Rule } from '@muster/engine';

/** Every two markers take one off the AP of hits, as long as every living model has the rule. */
export const fortifiedGrowth: Rule = rule({
  id: 'fortified-growth',
  name: 'Fortified Growth',
  source: 'army books, special rules',
  summary:
    'Gets a marker at the start of each round, unless Shaken or off the table (4 at most). If all models have it, every 2 markers give hits against the unit AP(-1).',
  grows: {
    gains: 'round',
    most: 4,
    step: 2,
    gives: { name: 'Fortified Growth', defender: { piercing: always('-X') } },
  },
});
