import { inMelee, rule, type Rule, when } from '@muster/engine';

/** Buccaneer, and everywhere: +1 to hit from any distance, and in melee. */
export const buccaneerBoost: Rule = rule({
  id: 'buccaneer-boost',
  name: 'Buccaneer Boost',
  source: 'army books, special rules',
  summary: 'Always +1 to hit from Buccaneer, not only when shooting from over 9" away.',
  boosts: 'buccaneer',
  attacker: { toHit: [when('shooting', 'within9')(1), inMelee(1)] },
});
