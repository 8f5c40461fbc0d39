import { rule, type Rule } from '@muster/engine';

/** Repositions before anything else in the activation. */
export const bounding: Rule = rule({
  id: 'bounding',
  name: 'Bounding',
  source: 'army books, special rules',
  summary: 'When activated, it may be repositioned up to D3+1″.',
  move: { place: { when: 'activated', inches: 1, d3: 1 } },
});
