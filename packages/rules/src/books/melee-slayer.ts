import { rule, type Rule, when } from '@muster/engine';

/** AP against tough targets when charging. */
export const meleeSlayer: Rule = rule({
  id: 'melee-slayer',
  name: 'Melee Slayer',
  source: 'army books, special rules',
  summary: 'AP(+2) when charging, if most models of the target have Tough(3) or more.',
  attacker: { piercing: when('melee', 'charging', 'targetTough3')(2) },
});
