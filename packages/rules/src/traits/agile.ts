import { rule, type Rule } from '@muster/engine';

/** Light on its feet; a hero who joined is not, and sets the pace then (campaign:T11). */
export const traitAgile: Rule = rule({
  id: 'trait-agile',
  name: 'Trait: Agile',
  source: 'GF campaign, traits',
  summary: 'Moves 1" further on Advance and 2" further on Rush and Charge.',
  apart: true,
  move: { advance: 1, rush: 2 },
});
