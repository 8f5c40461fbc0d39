import { rule, type Rule } from '@muster/engine';

/** Longer moves for a unit that is activated near terrain. */
export const groundedSpeed: Rule = rule({
  id: 'grounded-speed',
  name: 'Grounded Speed',
  source: 'army books, special rules',
  summary: '+2″ on Advance, +4″ on Rush and Charge if most of its unit is within 1″ of terrain when activated.',
  move: { grounded: { advance: 2, rush: 4 } },
});
