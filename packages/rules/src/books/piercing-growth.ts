import { always, rule, type Rule } from '@muster/engine';

/** Every two markers are worth AP(+1). */
export const piercingGrowth: Rule = rule({
  id: 'piercing-growth',
  name: 'Piercing Growth',
  source: 'army books, special rules',
  summary:
    'Gets a marker at the start of each round, unless Shaken or off the table (4 at most). Every 2 markers give AP(+1).',
  grows: { gains: 'round', most: 4, step: 2, gives: { name: 'Piercing Growth', attacker: { piercing: always('X') } } },
});
