import { rule, type Rule, when } from '@muster/engine';

/**
 * Made for the largest: four more AP where most of the target has Tough(9) or more. In Firefight Tough(3) is enough,
 * but not a hero’s.
 */
export const tear: Rule = rule({
  id: 'tear',
  name: 'Tear',
  source: 'army books, special rules',
  summary: 'AP(+4) where most of the target has Tough(9) or more.',
  attacker: { piercing: when('targetTough9')(4) },
});
