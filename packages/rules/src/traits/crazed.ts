import { rule, type Rule, whenCharging } from '@muster/engine';

/** Storms ahead with one more blow, not one for each weapon (campaign:T10). */
export const traitCrazed: Rule = rule({
  id: 'trait-crazed',
  name: 'Trait: Crazed',
  source: 'GF campaign, talents',
  summary: 'One more attack in melee when charging.',
  attacker: { more: whenCharging(1) },
});
