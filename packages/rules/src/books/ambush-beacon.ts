import { rule, type Rule } from '@muster/engine';

/** Lets friends from Ambush arrive close to enemies. Every model of the arriving unit must be within reach of it. */
export const ambushBeacon: Rule = rule({
  id: 'ambush-beacon',
  name: 'Ambush Beacon',
  source: 'army books, special rules',
  summary: 'Friendly units that arrive from Ambush within 6″ of it may be placed as close as 1″ to enemies.',
  presence: { beacon: 6 },
});
