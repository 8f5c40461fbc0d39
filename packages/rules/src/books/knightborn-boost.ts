import { rule, type Rule, when } from '@muster/engine';

/** Knightborn, and proof against magic: wounds of spells are ignored on a 2+. */
export const knightbornBoost: Rule = rule({
  id: 'knightborn-boost',
  name: 'Knightborn Boost',
  source: 'army books, special rules',
  summary: 'Wounds of spells are ignored on a 2+ from Knightborn, instead of a 4+.',
  boosts: 'knightborn',
  defender: { ignoreWounds: when('spell')(2) },
});
