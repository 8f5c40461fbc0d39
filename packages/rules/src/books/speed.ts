import { rule, type Rule } from '@muster/engine';

/** Hurried along by somebody, for as long as that lasts. */
export const speed: Rule = rule({
  id: 'speed',
  name: 'Speed',
  source: 'army books, special rules',
  summary: '+2" on Advance, +4" on Rush and Charge.',
  move: { advance: 2, rush: 4 },
});
