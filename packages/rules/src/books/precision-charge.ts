import { rule, type Rule, whenCharging } from '@muster/engine';

/** Hits better when charging. */
export const precisionCharge: Rule = rule({
  id: 'precision-charge',
  name: 'Precision Charge',
  source: 'army books, special rules',
  summary: '+1 to hit when charging.',
  attacker: { toHit: whenCharging(1) },
});
