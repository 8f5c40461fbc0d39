import { rule, type Rule, when } from '@muster/engine';

/** A better roll of Knightborn against spells. */
export const knightbornBoost: Rule = rule({
  id: 'knightborn-boost',
  name: 'Knightborn Boost',
  source: 'army books, special rules',
  summary: 'Knightborn ignores wounds from spells on a 2+ instead of a 4+.',
  boosts: 'knightborn',
  defender: { ignoreWounds: when('spell')(2) },
});
