import { rule, type Rule, when } from '@muster/engine';

/** Of hardy stock: each wound is ignored on a 6+, those of spells on a 4+. */
export const knightborn: Rule = rule({
  id: 'knightborn',
  name: 'Knightborn',
  source: 'army books, special rules',
  summary: 'When all models have it, each wound is ignored on a 6+, those of spells on a 4+.',
  defender: { ignoreWounds: [when('noSpell')(6), when('spell')(4)] },
});
