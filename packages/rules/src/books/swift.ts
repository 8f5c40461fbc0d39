import { rule, type Rule } from '@muster/engine';

/** Nothing slows it: Slow is as if it were not there. */
export const swift: Rule = rule({
  id: 'swift',
  name: 'Swift',
  source: 'army books, special rules',
  summary: 'Slow does not count.',
  drops: ['slow'],
});
