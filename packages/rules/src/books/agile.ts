import { rule, type Rule } from '@muster/engine';

/** Longer moves. */
export const agile: Rule = rule({
  id: 'agile',
  name: 'Agile',
  source: 'army books, special rules',
  summary: '+1″ on Advance, +2″ on Rush and Charge.',
  move: { advance: 1, rush: 2 },
});
