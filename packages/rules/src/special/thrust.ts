import { rule, type Rule, whenCharging } from '@muster/engine';

/**
 * Carried by the charge: in the activation of a charge its blows have +1 to hit and one more AP. A fatigued charger
 * keeps the AP but still needs 6s (battle:D4, battle:M4).
 */
export const thrust: Rule = rule({
  id: 'thrust',
  name: 'Thrust',
  source: 'GF core, special rules',
  summary: 'When charging, +1 to hit and AP(+1) in melee.',
  attacker: { toHit: whenCharging(1), piercing: whenCharging(1) },
});
