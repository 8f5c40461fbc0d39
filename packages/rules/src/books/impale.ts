import { rule, type Rule, when } from '@muster/engine';

/**
 * Deadly for the large: three wounds for one where most of the target has Tough(3) to Tough(9), on top of what the
 * weapon is already. In Firefight any Tough(3) or more that is no hero’s.
 */
export const impale: Rule = rule({
  id: 'impale',
  name: 'Impale',
  source: 'army books, special rules',
  summary: 'Deadly(+3) where most of the target has Tough(3) to Tough(9).',
  attacker: { woundFactor: when('targetTough3To9')(3) },
});
