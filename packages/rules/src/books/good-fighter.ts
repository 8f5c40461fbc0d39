import { inMelee, rule, type Rule } from '@muster/engine';

/** Hits better in melee. */
export const goodFighter: Rule = rule({
  id: 'good-fighter',
  name: 'Good Fighter',
  source: 'army books, special rules',
  summary: '+1 to hit in melee.',
  attacker: { toHit: inMelee(1) },
});
