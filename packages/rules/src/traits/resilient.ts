import { always, rule, type Rule } from '@muster/engine';

/** Counts when the model or unit that has it blocks (campaign:T11). */
export const traitResilient: Rule = rule({
  id: 'trait-resilient',
  name: 'Trait: Resilient',
  source: 'GF campaign, traits',
  summary: '+1 to Defense rolls.',
  apart: true,
  defender: { toBlock: always(1) },
});
