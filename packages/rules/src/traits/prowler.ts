import { rule, type Rule, when } from '@muster/engine';

/** Hard to make out from afar: it counts where all models that are shot at have it. */
export const traitProwler: Rule = rule({
  id: 'trait-prowler',
  name: 'Trait: Prowler',
  source: 'GF campaign, skills of heroes',
  summary: '-1 to be hit by shots of units over 12" away.',
  defender: { toHit: when('shooting', 'unitOver12')(-1) },
});
