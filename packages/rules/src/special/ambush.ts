import { rule, type Rule } from '@muster/engine';

/**
 * May start in reserve and arrive at the start of a later round, every model over 9″ from every enemy model. In that
 * round it may act but neither seizes nor contests (battle:R4). With a joined hero, all models need the rule
 * (battle:R7).
 */
export const ambush: Rule = rule({
  id: 'ambush',
  name: 'Ambush',
  source: 'GF core, special rules',
  summary:
    'May start in reserve and arrive at the start of round 2 or later, over 9″ from enemies. Cannot seize or contest objectives in the round it arrives.',
  presence: { reserve: 'ambush' },
});
