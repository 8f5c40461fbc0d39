import { perSix, rule, type Rule, whenShootingFromAfar } from '@muster/engine';

/**
 * Steady fire: an unmodified 6 to hit is worth one more hit if the shooting model is over 9" from the target
 * (battle:S9). The added hit is no 6 (battle:W2).
 */
export const relentless: Rule = rule({
  id: 'relentless',
  name: 'Relentless',
  source: 'GF core, special rules',
  summary: 'Shooting at a target over 9" away, each natural 6 to hit is worth one more hit.',
  attacker: { extraHits: whenShootingFromAfar(perSix(1)) },
});
