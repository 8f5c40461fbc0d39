import { rule, type Rule } from '@muster/engine';

/**
 * One more wound than on its sheet: Tough(2) without Tough (campaign:T1). Limits on Tough do not count it
 * (campaign:T2).
 */
export const traitToughened: Rule = rule({
  id: 'trait-toughened',
  name: 'Trait: Toughened',
  source: 'GF campaign, talents',
  summary: 'Tough is 1 higher.',
  presence: { toughMore: 1 },
});
