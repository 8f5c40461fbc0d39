import { always, rule, type Rule } from '@muster/engine';

/** Every two markers are worth +1 to Defense rolls, as long as every living model has the rule. */
export const defensiveGrowth: Rule = rule({
  id: 'defensive-growth',
  name: 'Defensive Growth',
  source: 'army books, special rules',
  summary:
    'Gets a marker at the start of each round, unless Shaken or off the table (4 at most). If all models have it, every 2 markers give +1 to Defense rolls.',
  grows: { gains: 'round', most: 4, step: 2, gives: { name: 'Defensive Growth', defender: { toBlock: always('X') } } },
});
