import { rule, type Rule } from '@muster/engine';

/** Counts for every kind of move, also in difficult terrain (campaign:T15). */
export const traitRunner: Rule = rule({
  id: 'trait-runner',
  name: 'Trait: Runner',
  source: 'GF campaign, skills of heroes',
  summary: '+2″ on every move, also in difficult terrain.',
  apart: true,
  move: { always: 2 },
});
