import { rule, type Rule } from '@muster/engine';

/** Guides others in; every model of the unit must arrive within reach of it. */
export const ambushBeacon: Rule = rule({
  id: 'ambush-beacon',
  name: 'Ambush Beacon',
  source: 'army books, special rules',
  summary: 'Friends who come from ambush within 6" of it need keep no distance from enemies beyond the usual 1".',
  presence: { beacon: 6 },
});
