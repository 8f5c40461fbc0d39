import { always, rule, type Rule } from '@muster/engine';

/** A better roll of Protected. */
export const protectedBoost: Rule = rule({
  id: 'protected-boost',
  name: 'Protected Boost',
  source: 'army books, special rules',
  summary: 'Protected ignores wounds on a 5+ instead of a 6+.',
  boosts: 'protected',
  defender: { ignoreWounds: always(5) },
});
