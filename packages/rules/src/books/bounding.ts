import { rule, type Rule } from '@muster/engine';

/** A leap before anything else is done. */
export const bounding: Rule = rule({
  id: 'bounding',
  name: 'Bounding',
  source: 'army books, special rules',
  summary: 'When activated, its models may be put down anew within D3+1" of where they stand.',
  move: { place: { when: 'activated', inches: 1, d3: 1 } },
});
