import { rule, type Rule } from '@muster/engine';

/** One mind steadies the others in a fight: as long as every living model has it. In Firefight in any test. */
export const hiveBond: Rule = rule({
  id: 'hive-bond',
  name: 'Hive Bond',
  source: 'army books, special rules',
  summary: 'When all models have it, +1 to the morale tests that shooting and melee call for.',
  morale: { bonusInFights: 1 },
});
