import { rule, type Rule } from '@muster/engine';

/** A bonus that other rules give. */
export const speed: Rule = rule({
  id: 'speed',
  name: 'Speed',
  source: 'army books, special rules',
  summary: '+2″ on Advance, +4″ on Rush and Charge.',
  move: { advance: 2, rush: 4 },
});
