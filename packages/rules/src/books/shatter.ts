import { rule, type Rule, when } from '@muster/engine';

/**
 * Made for the large: two more AP where most of the target has Tough(3) or more. In Firefight a hero is no such
 * target.
 */
export const shatter: Rule = rule({
  id: 'shatter',
  name: 'Shatter',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Tough(3) or more.',
  attacker: { piercing: when('targetTough3')(2) },
});
