import { rule, type Rule } from '@muster/engine';

/** The unit recovers as the round begins and then acts as usual, as long as every living model has the rule. */
export const steadfast: Rule = rule({
  id: 'steadfast',
  name: 'Steadfast',
  source: 'army books, special rules',
  summary: 'If all models have it and the unit is Shaken at the start of a round, it recovers on a 4+.',
  morale: { recoversOn: 4 },
});
