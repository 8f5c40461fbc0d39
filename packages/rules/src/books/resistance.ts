import { rule, type Rule, when } from '@muster/engine';

/** Magic hardly bites: each wound is ignored on a 6+, those of spells on a 2+. */
export const resistance: Rule = rule({
  id: 'resistance',
  name: 'Resistance',
  source: 'army books, special rules',
  summary: 'When all models have it, each wound is ignored on a 6+, those of spells on a 2+.',
  defender: { ignoreWounds: [when('noSpell')(6), when('spell')(2)] },
});
