import { rule, type Rule } from '@muster/engine';

/** Two inches less on an Advance, four on a Rush or a Charge, each model for itself (battle:G30). */
export const slow: Rule = rule({
  id: 'slow',
  name: 'Slow',
  source: 'GF core, special rules',
  summary: 'Advances 2" less, rushes and charges 4" less.',
  move: { advance: -2, rush: -4 },
});
