import { rule, type Rule } from '@muster/engine';

/**
 * Counts for a unit while every living model has it (battle:S10). Instances on one model add up (battle:D7), and of
 * different ratings in a unit the lowest counts (muster:morale).
 */
export const morale: Rule = rule({
  id: 'morale',
  name: 'Morale',
  source: 'AoF core, special rules',
  rated: true,
  summary: 'If all models have it, the unit gets +X to morale tests.',
  morale: { bonus: 'X' },
});
