import { rule, type Rule } from '@muster/engine';

/** One great pass over the foe. */
export const crossingStrike: Rule = rule({
  id: 'crossing-strike',
  name: 'Crossing Strike',
  source: 'army books, special rules',
  rated: true,
  summary: 'Once per battle, moving through enemies, X dice at one of those units: each 4+ is 3 hits with AP(1).',
  presence: { crossing: { dice: 'X', on: 4, hits: 3, ap: 1, once: true } },
});
