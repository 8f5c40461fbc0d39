import { rule, type Rule, when } from '@muster/engine';

/**
 * Brings down the large: AP(+2) against units mostly of Tough(3) or more, when it shoots from over 9" away and when it
 * charges.
 */
export const slayer: Rule = rule({
  id: 'slayer',
  name: 'Slayer',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Tough(3) or more, when shooting from over 9" away and when charging.',
  attacker: {
    piercing: [when('shooting', 'modelOver9', 'targetTough3')(2), when('melee', 'charging', 'targetTough3')(2)],
  },
});
