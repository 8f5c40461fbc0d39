import { rule, type Rule } from '@muster/engine';

/** Hard to frighten: it counts where those who have it take the test (campaign:T11). */
export const traitHeadstrong: Rule = rule({
  id: 'trait-headstrong',
  name: 'Trait: Headstrong',
  source: 'GF campaign, traits',
  summary: '+1 to morale tests.',
  apart: true,
  morale: { bonus: 1 },
});
