import { rule, type Rule, when } from '@muster/engine';

/** Ignores wounds, better against spells. */
export const knightborn: Rule = rule({
  id: 'knightborn',
  name: 'Knightborn',
  source: 'army books, special rules',
  summary: 'If all models have it, the unit ignores each wound on a 6+, or on a 4+ if it is from a spell.',
  defender: { ignoreWounds: [when('noSpell')(6), when('spell')(4)] },
});
