import { rule, type Rule } from '@muster/engine';

/** Counts for the bearer only (campaign:T15). */
export const traitHunter: Rule = rule({
  id: 'trait-hunter',
  name: 'Trait: Hunter',
  source: 'GF campaign, skills of heroes',
  summary: 'May shoot after a Rush.',
  move: { shootsAfterRush: true },
});
