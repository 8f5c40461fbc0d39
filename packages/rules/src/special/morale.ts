import { rule, type Rule } from '@muster/engine';

/**
 * Steady nerves: X is added to morale rolls. A rule of models, so it counts for a unit while every living model has it
 * (battle:S10); instances on one model add up (battle:D7), and of different numbers in a unit the lowest counts
 * (muster:morale).
 */
export const morale: Rule = rule({
  id: 'morale',
  name: 'Morale',
  source: 'AoF core, special rules',
  rated: true,
  summary: 'When all models have it, the unit gets +X to morale tests.',
  morale: { bonus: 'X' },
});
