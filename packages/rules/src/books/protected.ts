import { always, rule, type Rule } from '@muster/engine';

/**
 * Somebody watches over it: each wound is ignored on a 6+. That is not Regeneration, and what switches that off does
 * not matter.
 */
export const protectedRule: Rule = rule({
  id: 'protected',
  name: 'Protected',
  source: 'army books, special rules',
  summary: 'When all models have it, each wound is ignored on a 6+.',
  defender: { ignoreWounds: always(6) },
});
