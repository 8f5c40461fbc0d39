import { rule, type Rule } from '@muster/engine';

/** Counts when the model or unit that has it takes the test (campaign:T11). */
export const traitTraumatized: Rule = rule({
  id: 'trait-traumatized',
  name: 'Trait: Traumatized',
  source: 'GF campaign, injuries',
  summary: '-1 to morale tests.',
  apart: true,
  morale: { bonus: -1 },
});
