import { always, rule, type Rule } from '@muster/engine';

/** Gathers one marker as each round begins, on the table and not Shaken, four at the most; two of them are worth AP(+1). */
export const piercingGrowth: Rule = rule({
  id: 'piercing-growth',
  name: 'Piercing Growth',
  source: 'army books, special rules',
  summary: 'Gathers a marker each round, up to four; each two give AP(+1).',
  grows: { gains: 'round', most: 4, step: 2, gives: { name: 'Piercing Growth', attacker: { piercing: always('X') } } },
});
