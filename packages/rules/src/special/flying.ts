import { rule, type Rule } from '@muster/engine';

/**
 * Goes over units and terrain, and terrain does nothing to it on the way. It has to come down in a legal place, and if
 * it starts its activation in dangerous terrain it still tests (battle:G23).
 */
export const flying: Rule = rule({
  id: 'flying',
  name: 'Flying',
  source: 'GF core, special rules',
  summary: 'Moves over units and terrain and ignores what terrain does to movement.',
  move: { flies: true },
});
