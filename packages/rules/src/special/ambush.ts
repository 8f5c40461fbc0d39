import { rule, type Rule } from '@muster/engine';

/**
 * Waits off the table and comes in at the start of a later round, every model over 9" from every enemy model. In that
 * round it may act but neither seizes nor contests (battle:R4); with a joined hero, all models need the rule
 * (battle:R7).
 */
export const ambush: Rule = rule({
  id: 'ambush',
  name: 'Ambush',
  source: 'GF core, special rules',
  summary: 'May stay off the table and arrive from round 2 on, over 9" from enemies, without seizing in that round.',
  presence: { reserve: 'ambush' },
});
