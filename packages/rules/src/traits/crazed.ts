import { rule, type Rule, whenCharging } from '@muster/engine';

/** One more attack for each model, not for each weapon (campaign:T10). */
export const traitCrazed: Rule = rule({
  id: 'trait-crazed',
  name: 'Trait: Crazed',
  source: 'GF campaign, talents',
  summary: 'Each model makes 1 extra attack when charging.',
  attacker: { more: whenCharging(1) },
});
