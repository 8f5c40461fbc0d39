import { rule, type Rule } from '@muster/engine';

/** Shoots on the run, itself and nobody else (campaign:T15). */
export const traitHunter: Rule = rule({
  id: 'trait-hunter',
  name: 'Trait: Hunter',
  source: 'GF campaign, skills of heroes',
  summary: 'Shoots after a Rush.',
  move: { shootsAfterRush: true },
});
