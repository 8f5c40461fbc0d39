import { rule, type Rule } from '@muster/engine';

/** Light on its feet: every move is a little longer. */
export const quick: Rule = rule({
  id: 'quick',
  name: 'Quick',
  source: 'army books, special rules',
  summary: '+2" on Advance, +2" on Rush and Charge.',
  move: { advance: 2, rush: 2 },
});
