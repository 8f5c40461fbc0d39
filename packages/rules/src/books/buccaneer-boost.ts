import { inMelee, rule, type Rule, when } from '@muster/engine';

/** Extends Buccaneer to short range and melee. */
export const buccaneerBoost: Rule = rule({
  id: 'buccaneer-boost',
  name: 'Buccaneer Boost',
  source: 'army books, special rules',
  summary: 'Buccaneer counts for all attacks: at any distance and in melee.',
  boosts: 'buccaneer',
  attacker: { toHit: [when('shooting', 'within9')(1), inMelee(1)] },
});
