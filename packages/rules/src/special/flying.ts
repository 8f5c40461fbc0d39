import { rule, type Rule } from '@muster/engine';

/**
 * Terrain does nothing to it while it moves. It has to end in a legal place, and if it starts its activation in
 * dangerous terrain it still tests (battle:G23).
 */
export const flying: Rule = rule({
  id: 'flying',
  name: 'Flying',
  source: 'GF core, special rules',
  summary: 'Moves over units and terrain, and ignores terrain effects while moving.',
  move: { flies: true },
});
