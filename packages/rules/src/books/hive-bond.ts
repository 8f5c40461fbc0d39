import { rule, type Rule } from '@muster/engine';

/**
 * Helps in tests after wounds and lost melees, as long as every living model has it. In Firefight it helps in any
 * morale test.
 */
export const hiveBond: Rule = rule({
  id: 'hive-bond',
  name: 'Hive Bond',
  source: 'army books, special rules',
  summary: 'If all models have it, the unit gets +1 to morale tests after wounds and lost melees.',
  morale: { bonusInFights: 1 },
});
