import { rule, type Rule } from '@muster/engine';

/** Counts when the model or unit that has it takes the test (campaign:T11). */
export const traitHeadstrong: Rule = rule({
  id: 'trait-headstrong',
  name: 'Trait: Headstrong',
  source: 'GF campaign, traits',
  summary: '+1 to morale tests.',
  apart: true,
  morale: { bonus: 1 },
});
