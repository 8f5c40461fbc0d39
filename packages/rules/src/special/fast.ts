import { rule, type Rule } from '@muster/engine';

/** Longer moves, for each model on its own (battle:G30). Difficult terrain still limits the whole move (battle:G17). */
export const fast: Rule = rule({
  id: 'fast',
  name: 'Fast',
  source: 'GF core, special rules',
  summary: '+2″ on Advance, +4″ on Rush and Charge.',
  move: { advance: 2, rush: 4 },
});
