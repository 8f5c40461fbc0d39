import { rule, type Rule, when } from '@muster/engine';

/**
 * Adds to the Deadly that the weapon has, against targets that are mostly Tough(3) to Tough(9). In Firefight it works
 * against Tough(3) or more without heroes.
 */
export const impale: Rule = rule({
  id: 'impale',
  name: 'Impale',
  source: 'army books, special rules',
  summary: 'Deadly(+3) if most models of the target have Tough(3) to Tough(9).',
  attacker: { woundFactor: when('targetTough3To9')(3) },
});
