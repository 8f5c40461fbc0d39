import { rule, type Rule, when } from '@muster/engine';

/** Ignores wounds near terrain. */
export const groundedProtection: Rule = rule({
  id: 'grounded-protection',
  name: 'Grounded Protection',
  source: 'army books, special rules',
  summary: 'If all models have it and most of the unit is within 1″ of terrain, the unit ignores each wound on a 5+.',
  defender: { ignoreWounds: when('targetGrounded')(5) },
});
