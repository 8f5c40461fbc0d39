import { inMelee, rule, type Rule } from '@muster/engine';

/** Hard to look at: it counts where all models that are struck at have it. */
export const traitHorribleScars: Rule = rule({
  id: 'trait-horrible-scars',
  name: 'Trait: Horrible Scars',
  source: 'GF campaign, talents',
  summary: '-1 to be hit in melee.',
  defender: { toHit: inMelee(-1) },
});
