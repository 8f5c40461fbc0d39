import { rule, type Rule, when } from '@muster/engine';

/** Havocbound, and everywhere: AP(+1) from any distance, and in every melee. */
export const havocboundBoost: Rule = rule({
  id: 'havocbound-boost',
  name: 'Havocbound Boost',
  source: 'army books, special rules',
  summary: 'Always AP(+1) from Havocbound, not only when shooting from over 9" away or charging.',
  boosts: 'havocbound',
  attacker: { piercing: [when('shooting', 'within9')(1), when('melee', 'notCharging')(1)] },
});
