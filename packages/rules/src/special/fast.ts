import { rule, type Rule } from '@muster/engine';

/**
 * Two inches more on an Advance, four on a Rush or a Charge, each model for itself (battle:G30). Difficult ground
 * still caps the whole move (battle:G17).
 */
export const fast: Rule = rule({
  id: 'fast',
  name: 'Fast',
  source: 'GF core, special rules',
  summary: 'Advances 2" further, rushes and charges 4" further.',
  move: { advance: 2, rush: 4 },
});
