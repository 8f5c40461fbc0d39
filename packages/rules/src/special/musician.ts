import { rule, type Rule } from '@muster/engine';

/**
 * One living bearer is enough for all models of its unit (muster:gifts). The straight line of an Aircraft is an Advance
 * and may be 1″ longer; pile-in moves, consolidating and backing off are not actions and do not change.
 */
export const musician: Rule = rule({
  id: 'musician',
  name: 'Musician',
  source: 'AoF core, special rules',
  summary: 'The unit gets +1″ on Advance, Rush and Charge while this model lives.',
  unit: { move: 1 },
});
