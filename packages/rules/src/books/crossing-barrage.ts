import { rule, type Rule } from '@muster/engine';

/** A rain of blows on whoever is passed over. */
export const crossingBarrage: Rule = rule({
  id: 'crossing-barrage',
  name: 'Crossing Barrage',
  source: 'army books, special rules',
  rated: true,
  summary: 'Moving through enemies, X dice at one of those units once per activation: each 4+ is 3 hits with AP(1).',
  presence: { crossing: { dice: 'X', on: 4, hits: 3, ap: 1 } },
});
