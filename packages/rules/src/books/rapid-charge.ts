import { rule, type Rule } from '@muster/engine';

/** A longer Charge. */
export const rapidCharge: Rule = rule({
  id: 'rapid-charge',
  name: 'Rapid Charge',
  source: 'army books, special rules',
  summary: '+4″ on Charge.',
  move: { charge: 4 },
});
