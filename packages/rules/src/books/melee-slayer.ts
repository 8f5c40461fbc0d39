import { rule, type Rule, when } from '@muster/engine';

/** Brings down the large hand to hand: when it charges, AP(+2) against units mostly of Tough(3) or more. */
export const meleeSlayer: Rule = rule({
  id: 'melee-slayer',
  name: 'Melee Slayer',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Tough(3) or more, when charging.',
  attacker: { piercing: when('melee', 'charging', 'targetTough3')(2) },
});
