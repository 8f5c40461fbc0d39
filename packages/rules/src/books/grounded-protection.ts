import { rule, type Rule, when } from '@muster/engine';

/** The ground shelters it: each wound is ignored on a 5+ as long as most of the unit is within 1" of terrain. */
export const groundedProtection: Rule = rule({
  id: 'grounded-protection',
  name: 'Grounded Protection',
  source: 'army books, special rules',
  summary: 'When all models have it and most of the unit is within 1" of terrain, each wound is ignored on a 5+.',
  defender: { ignoreWounds: when('targetGrounded')(5) },
});
