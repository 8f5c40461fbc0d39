import { rule, type Rule, when } from '@muster/engine';

/** AP against tough targets, when shooting from over 9″ away and when charging. */
export const slayer: Rule = rule({
  id: 'slayer',
  name: 'Slayer',
  source: 'army books, special rules',
  summary: 'AP(+2) when charging or shooting from over 9″ away, if most models of the target have Tough(3) or more.',
  attacker: {
    piercing: [when('shooting', 'modelOver9', 'targetTough3')(2), when('melee', 'charging', 'targetTough3')(2)],
  },
});
