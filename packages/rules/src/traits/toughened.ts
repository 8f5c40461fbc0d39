import { rule, type Rule } from '@muster/engine';

/** Takes one wound more than printed; without Tough that is two (campaign:T1), and limits do not see it (campaign:T2). */
export const traitToughened: Rule = rule({
  id: 'trait-toughened',
  name: 'Trait: Toughened',
  source: 'GF campaign, talents',
  summary: 'Tough is one higher.',
  presence: { toughMore: 1 },
});
