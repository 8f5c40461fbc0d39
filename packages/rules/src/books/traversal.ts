import { rule, type Rule } from '@muster/engine';

/** Slips through the ranks of others; it still ends where nobody stands, 1" away from them. */
export const traversal: Rule = rule({
  id: 'traversal',
  name: 'Traversal',
  source: 'army books, special rules',
  summary: 'Moves through other units, friend and foe.',
  move: { passesUnits: true },
});
