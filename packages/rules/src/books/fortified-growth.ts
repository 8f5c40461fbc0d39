import { always, rule, type Rule } from '@muster/engine';

/** Gathers one marker as each round begins, on the table and not Shaken, four at the most; two of them take one off the AP of hits, as long as every living model has it. */
export const fortifiedGrowth: Rule = rule({
  id: 'fortified-growth',
  name: 'Fortified Growth',
  source: 'army books, special rules',
  summary: 'Gathers a marker each round, up to four; each two take 1 off the AP of hits.',
  grows: {
    gains: 'round',
    most: 4,
    step: 2,
    gives: { name: 'Fortified Growth', defender: { piercing: always('-X') } },
  },
});
