import { rule, type Rule } from '@muster/engine';

/** Longer moves for a unit that is activated near terrain. */
export const groundedSpeed: Rule = rule({
  id: 'grounded-speed',
  name: 'Grounded Speed',
  source: 'army books, special rules',
  summary:
    'If all models have it and most of the unit is within 1″ of terrain when activated: +2″ on Advance, +4″ on Rush and Charge.',
  move: { grounded: { advance: 2, rush: 4 } },
});
