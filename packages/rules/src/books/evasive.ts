import { always, rule, type Rule } from '@muster/engine';

/** Harder to hit, shots and melee. */
export const evasive: Rule = rule({
  id: 'evasive',
  name: 'Evasive',
  source: 'army books, special rules',
  summary: 'If all models have it, enemies get -1 to hit the unit.',
  defender: { toHit: always(-1) },
});
