import { rule, type Rule } from '@muster/engine';

/** Longer moves. */
export const quick: Rule = rule({
  id: 'quick',
  name: 'Quick',
  source: 'army books, special rules',
  summary: '+2″ on Advance, Rush and Charge.',
  move: { advance: 2, rush: 2 },
});
