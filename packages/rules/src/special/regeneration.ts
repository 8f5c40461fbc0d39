import { always, rule, type Rule } from '@muster/engine';

/**
 * Wounds close: each is ignored on a 5+, as long as every living model has the rule (battle:S10). It is rolled after
 * Deadly has multiplied (battle:W5); Bane, Rending and Unstoppable switch it off (battle:W8).
 */
export const regeneration: Rule = rule({
  id: 'regeneration',
  name: 'Regeneration',
  source: 'GF core, special rules',
  summary: 'When all models have it, each wound is ignored on a 5+.',
  defender: { ignoreWounds: always(5) },
});
