import { rule, type Rule } from '@muster/engine';

/** Comes out of hiding right beside the foe. Of several readings the newest, 3", counts. */
export const infiltrate: Rule = rule({
  id: 'infiltrate',
  name: 'Infiltrate',
  source: 'army books, special rules',
  summary: 'Ambush that may arrive anywhere over 3" away from enemies.',
  presence: { reserve: 'ambush', arrivesBeyond: 3 },
});
