import { rule, type Rule } from '@muster/engine';

/** Removes the effect of Slow. */
export const swift: Rule = rule({
  id: 'swift',
  name: 'Swift',
  source: 'army books, special rules',
  summary: 'Ignores Slow.',
  drops: ['slow'],
});
