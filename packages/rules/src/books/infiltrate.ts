import { rule, type Rule } from '@muster/engine';

/** Arrives closer to enemies than other Ambush units. Of several readings the newest, 3″, counts. */
export const infiltrate: Rule = rule({
  id: 'infiltrate',
  name: 'Infiltrate',
  source: 'army books, special rules',
  summary: 'Has Ambush, and may arrive over 3″ from enemies instead of over 9″.',
  presence: { reserve: 'ambush', arrivesBeyond: 3 },
});
