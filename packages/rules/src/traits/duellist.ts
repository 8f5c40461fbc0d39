import { inMelee, rule, type Rule } from '@muster/engine';

/** Counts if all models that are attacked have it. */
export const traitDuellist: Rule = rule({
  id: 'trait-duellist',
  name: 'Trait: Duellist',
  source: 'GF campaign, skills of heroes',
  summary: 'If all models have it, enemies get -1 to hit the unit in melee.',
  defender: { toHit: inMelee(-1) },
});
