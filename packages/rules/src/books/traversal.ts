import { rule, type Rule } from '@muster/engine';

/** Passes through other units, but ends in a free place, 1″ away from them. */
export const traversal: Rule = rule({
  id: 'traversal',
  name: 'Traversal',
  source: 'army books, special rules',
  summary: 'May move through friendly and enemy units, but not end on them.',
  move: { passesUnits: true },
});
