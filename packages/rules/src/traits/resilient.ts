import { always, rule, type Rule } from '@muster/engine';

/** Hard to hurt: it counts where those who have it block (campaign:T11). */
export const traitResilient: Rule = rule({
  id: 'trait-resilient',
  name: 'Trait: Resilient',
  source: 'GF campaign, traits',
  summary: '+1 to block rolls.',
  apart: true,
  defender: { toBlock: always(1) },
});
