import { always, rule, type Rule } from '@muster/engine';

/** Protected, and better: wounds are ignored on a 5+. */
export const protectedBoost: Rule = rule({
  id: 'protected-boost',
  name: 'Protected Boost',
  source: 'army books, special rules',
  summary: 'Wounds are ignored on a 5+ from Protected, instead of a 6+.',
  boosts: 'protected',
  defender: { ignoreWounds: always(5) },
});
