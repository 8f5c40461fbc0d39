import { rule, type Rule } from '@muster/engine';

/** Carried along by music. */
export const briskPace: Rule = rule({
  id: 'brisk-pace',
  name: 'Brisk Pace',
  source: 'army books, special rules',
  summary: '+1" on every move action.',
  move: { advance: 1, rush: 1 },
});
