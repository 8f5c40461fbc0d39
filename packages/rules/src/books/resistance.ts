import { rule, type Rule, when } from '@muster/engine';

/** Ignores wounds, far better against spells. */
export const resistance: Rule = rule({
  id: 'resistance',
  name: 'Resistance',
  source: 'army books, special rules',
  summary: 'If all models have it, the unit ignores each wound on a 6+, or on a 2+ if it is from a spell.',
  defender: { ignoreWounds: [when('noSpell')(6), when('spell')(2)] },
});
