import { always, rule, type Rule } from '@muster/engine';

/**
 * Counts as long as every living model has the rule (battle:S10). It is rolled after Deadly has multiplied (battle:W5),
 * and Bane, Rending and Unstoppable ignore it (battle:W8).
 */
export const regeneration: Rule = rule({
  id: 'regeneration',
  name: 'Regeneration',
  source: 'GF core, special rules',
  summary: 'If all models have it, the unit ignores each wound on a 5+.',
  defender: { ignoreWounds: always(5) },
});
