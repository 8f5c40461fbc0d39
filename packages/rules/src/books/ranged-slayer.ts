import { rule, type Rule, when } from '@muster/engine';

/** AP against tough targets over 9″ away. */
export const rangedSlayer: Rule = rule({
  id: 'ranged-slayer',
  name: 'Ranged Slayer',
  source: 'army books, special rules',
  summary: 'AP(+2) when shooting at targets over 9″ away, if most of their models have Tough(3) or more.',
  attacker: { piercing: when('shooting', 'modelOver9', 'targetTough3')(2) },
});
