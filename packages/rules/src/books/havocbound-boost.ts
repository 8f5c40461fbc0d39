import { rule, type Rule, when } from '@muster/engine';

/** Extends Havocbound to short range and to all melees. */
export const havocboundBoost: Rule = rule({
  id: 'havocbound-boost',
  name: 'Havocbound Boost',
  source: 'army books, special rules',
  summary: 'Havocbound counts for all attacks: at any distance and in every melee.',
  boosts: 'havocbound',
  attacker: { piercing: [when('shooting', 'within9')(1), when('melee', 'notCharging')(1)] },
});
