import { rule, type Rule } from '@muster/engine';

/** Does not count for a hero who joined, who then sets the pace of the unit (campaign:T11). */
export const traitAgile: Rule = rule({
  id: 'trait-agile',
  name: 'Trait: Agile',
  source: 'GF campaign, traits',
  summary: '+1″ on Advance, +2″ on Rush and Charge.',
  apart: true,
  move: { advance: 1, rush: 2 },
});
