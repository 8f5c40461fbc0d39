import { inMelee, rule, type Rule } from '@muster/engine';

/** Hits better in melee. */
export const precisionFighter: Rule = rule({
  id: 'precision-fighter',
  name: 'Precision Fighter',
  source: 'army books, special rules',
  summary: '+1 to hit in melee.',
  attacker: { toHit: inMelee(1) },
});
