import { rule, type Rule } from '@muster/engine';

/**
 * Stays where it was put: Hold is its only action. Moves that are no action, such as a pile-in, it still makes
 * (battle:G27).
 */
export const immobile: Rule = rule({
  id: 'immobile',
  name: 'Immobile',
  source: 'GF core, special rules',
  summary: 'Can only hold.',
  move: { onlyActions: ['hold'] },
});
