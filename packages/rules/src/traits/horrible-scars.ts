import { inMelee, rule, type Rule } from '@muster/engine';

/** Counts if all models that are attacked have it. */
export const traitHorribleScars: Rule = rule({
  id: 'trait-horrible-scars',
  name: 'Trait: Horrible Scars',
  source: 'GF campaign, talents',
  summary: 'If all models have it, enemies get -1 to hit the unit in melee.',
  defender: { toHit: inMelee(-1) },
});
