import { always, rule, type Rule } from '@muster/engine';

/** Gathers one marker as each round begins, on the table and not Shaken, four at the most; two of them are worth +1 to block, as long as every living model has it. */
export const defensiveGrowth: Rule = rule({
  id: 'defensive-growth',
  name: 'Defensive Growth',
  source: 'army books, special rules',
  summary: 'Gathers a marker each round, up to four; each two give +1 to block.',
  grows: { gains: 'round', most: 4, step: 2, gives: { name: 'Defensive Growth', defender: { toBlock: always('X') } } },
});
