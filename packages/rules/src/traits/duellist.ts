import { inMelee, rule, type Rule } from '@muster/engine';

/** Parries: it counts where all models that are struck at have it. */
export const traitDuellist: Rule = rule({
  id: 'trait-duellist',
  name: 'Trait: Duellist',
  source: 'GF campaign, skills of heroes',
  summary: '-1 to be hit in melee.',
  defender: { toHit: inMelee(-1) },
});
