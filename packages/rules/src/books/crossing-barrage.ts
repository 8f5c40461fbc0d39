import { rule, type Rule } from '@muster/engine';

/** Hits a unit that it moves through. */
export const crossingBarrage: Rule = rule({
  id: 'crossing-barrage',
  name: 'Crossing Barrage',
  source: 'army books, special rules',
  rated: true,
  summary:
    'Once per activation, when moving through enemy units, rolls X dice against one of them: each 4+ is 3 hits with AP(1).',
  presence: { crossing: { dice: 'X', on: 4, hits: 3, ap: 1 } },
});
