import { rule, type Rule } from '@muster/engine';

/** Hard to close with: charges at it have 3" less, but no move falls below 6" for it. */
export const meleeShrouding: Rule = rule({
  id: 'melee-shrouding',
  name: 'Melee Shrouding',
  source: 'army books, special rules',
  summary: 'When all models have it, charges at it move -3", not below 6".',
  defender: { chargeReach: -3 },
});
