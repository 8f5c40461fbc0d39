import { rule, type Rule } from '@muster/engine';

/** Hits a unit that it moves through, once per battle. */
export const crossingStrike: Rule = rule({
  id: 'crossing-strike',
  name: 'Crossing Strike',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per battle, when moving through enemy units, rolls X dice against one of them: each 4+ is 3 hits with AP(1).',
  presence: { crossing: { dice: 'X', on: 4, hits: 3, ap: 1, once: true } },
});
