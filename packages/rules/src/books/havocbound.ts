import { rule, type Rule, whenCharging, whenShootingFromAfar } from '@muster/engine';

/** Bound to wreak havoc: AP(+1) when it shoots at enemies over 9" away, and when it charges. */
export const havocbound: Rule = rule({
  id: 'havocbound',
  name: 'Havocbound',
  source: 'army books, special rules',
  summary: 'AP(+1) when shooting at enemies over 9" away, and when charging.',
  attacker: { piercing: [whenShootingFromAfar(1), whenCharging(1)] },
});
