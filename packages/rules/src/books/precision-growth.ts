import { always, rule, type Rule } from '@muster/engine';

/** Gathers one marker as each round begins, on the table and not Shaken, four at the most; two of them are worth +1 to hit. */
export const precisionGrowth: Rule = rule({
  id: 'precision-growth',
  name: 'Precision Growth',
  source: 'army books, special rules',
  summary: 'Gathers a marker each round, up to four; each two give +1 to hit.',
  grows: { gains: 'round', most: 4, step: 2, gives: { name: 'Precision Growth', attacker: { toHit: always('X') } } },
});
