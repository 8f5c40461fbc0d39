import { perSix, rule, type Rule, whenCharging } from '@muster/engine';

/**
 * A charge that keeps giving: an unmodified 6 to hit in melee is worth one more hit. The added hit is no 6, so it
 * triggers nothing itself (battle:W2).
 */
export const furious: Rule = rule({
  id: 'furious',
  name: 'Furious',
  source: 'GF core, special rules',
  summary: 'In the activation of its charge, each natural 6 to hit in melee is worth one more hit.',
  attacker: { extraHits: whenCharging(perSix(1)) },
});
