import { rule, type Rule, whenCharging } from '@muster/engine';

/**
 * Better attacks in the activation of a charge. A Fatigued unit that charges gets the AP but still needs 6s (battle:D4,
 * battle:M4).
 */
export const thrust: Rule = rule({
  id: 'thrust',
  name: 'Thrust',
  source: 'GF core, special rules',
  summary: '+1 to hit and AP(+1) when charging.',
  attacker: { toHit: whenCharging(1), piercing: whenCharging(1) },
});
