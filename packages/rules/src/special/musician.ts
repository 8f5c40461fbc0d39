import { rule, type Rule } from '@muster/engine';

/**
 * A beat to march to: while a living model plays it, every model of the unit moves an inch further on an Advance, a Rush
 * and a Charge. One is enough (muster:gifts). The straight line of an Aircraft is an Advance and may be an inch longer;
 * pile-in, consolidation and backing off are no actions and stay as they are.
 */
export const musician: Rule = rule({
  id: 'musician',
  name: 'Musician',
  source: 'AoF core, special rules',
  summary: 'While it lives, its whole unit moves 1" further on Advance, Rush and Charge.',
  unit: { move: 1 },
});
