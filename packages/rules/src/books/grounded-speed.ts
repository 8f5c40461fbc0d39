import { rule, type Rule } from '@muster/engine';

/** Knows the ground: a unit that stands by terrain moves farther in that activation. */
export const groundedSpeed: Rule = rule({
  id: 'grounded-speed',
  name: 'Grounded Speed',
  source: 'army books, special rules',
  summary: 'Most of the unit within 1" of terrain when activated: +2" on Advance, +4" on Rush and Charge.',
  move: { grounded: { advance: 2, rush: 4 } },
});
