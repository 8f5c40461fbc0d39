import { rule, type Rule } from '@muster/engine';

/** Shorter moves, for each model on its own (battle:G30). */
export const slow: Rule = rule({
  id: 'slow',
  name: 'Slow',
  source: 'GF core, special rules',
  summary: '-2″ on Advance, -4″ on Rush and Charge.',
  move: { advance: -2, rush: -4 },
});
