import { rule, type Rule, when } from '@muster/engine';

/** Counts if all models that are shot at have it. */
export const traitProwler: Rule = rule({
  id: 'trait-prowler',
  name: 'Trait: Prowler',
  source: 'GF campaign, skills of heroes',
  summary: 'If all models have it, shots from over 12″ away get -1 to hit the unit.',
  defender: { toHit: when('shooting', 'unitOver12')(-1) },
});
