import { rule, type Rule } from '@muster/engine';

/** What musicians give to other units. */
export const briskPace: Rule = rule({
  id: 'brisk-pace',
  name: 'Brisk Pace',
  source: 'army books, special rules',
  summary: '+1″ on Advance, Rush and Charge.',
  move: { advance: 1, rush: 1 },
});
