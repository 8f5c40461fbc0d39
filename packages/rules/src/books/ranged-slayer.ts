import { rule, type Rule, when } from '@muster/engine';

/**
 * Brings down the large from afar: AP(+2) against units mostly of Tough(3) or more, when it shoots from over 9" away.
 */
export const rangedSlayer: Rule = rule({
  id: 'ranged-slayer',
  name: 'Ranged Slayer',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Tough(3) or more, when shooting from over 9" away.',
  attacker: { piercing: when('shooting', 'modelOver9', 'targetTough3')(2) },
});
