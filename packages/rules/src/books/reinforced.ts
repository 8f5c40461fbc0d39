import { rule, type Rule, whenFarOff } from '@muster/engine';

/**
 * Ready for what comes from afar: hits of shots and charges from over 9" away have one AP less, but not less than
 * none.
 */
export const reinforced: Rule = rule({
  id: 'reinforced',
  name: 'Reinforced',
  source: 'army books, special rules',
  summary: 'When all models have it, hits of shots and charges from over 9" away have AP(-1), not below AP(0).',
  defender: { piercing: whenFarOff(-1) },
});
