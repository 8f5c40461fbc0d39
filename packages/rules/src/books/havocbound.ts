import { rule, type Rule, whenCharging, whenShootingFromAfar } from '@muster/engine';

/** AP(+1) from over 9″ away and when charging. */
export const havocbound: Rule = rule({
  id: 'havocbound',
  name: 'Havocbound',
  source: 'army books, special rules',
  summary: 'AP(+1) when shooting at targets over 9″ away, and when charging.',
  attacker: { piercing: [whenShootingFromAfar(1), whenCharging(1)] },
});
