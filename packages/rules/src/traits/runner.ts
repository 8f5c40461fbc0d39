import { rule, type Rule } from '@muster/engine';

/** Faster on every occasion, in difficult ground as well (campaign:T15). */
export const traitRunner: Rule = rule({
  id: 'trait-runner',
  name: 'Trait: Runner',
  source: 'GF campaign, skills of heroes',
  summary: 'Moves 2" further, always, and in difficult ground too.',
  apart: true,
  move: { always: 2 },
});
