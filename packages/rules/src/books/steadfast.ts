import { rule, type Rule } from '@muster/engine';

/** Shaken when a round begins, a unit of which every living model has it recovers on a 4+; it acts as usual then. */
export const steadfast: Rule = rule({
  id: 'steadfast',
  name: 'Steadfast',
  source: 'army books, special rules',
  summary: 'When all models have it and the unit is Shaken as a round begins, it recovers on a 4+.',
  morale: { recoversOn: 4 },
});
