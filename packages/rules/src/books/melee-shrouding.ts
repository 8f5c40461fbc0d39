import { rule, type Rule } from '@muster/engine';

/** Shortens charges, but no move below 6″. */
export const meleeShrouding: Rule = rule({
  id: 'melee-shrouding',
  name: 'Melee Shrouding',
  source: 'army books, special rules',
  summary: 'If all models have it, charges against the unit get -3″, but not below 6″.',
  defender: { chargeReach: -3 },
});
