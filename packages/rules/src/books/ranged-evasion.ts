import { rule, type Rule, whenShooting } from '@muster/engine';

/** Harder to hit when shot at. */
export const rangedEvasion: Rule = rule({
  id: 'ranged-evasion',
  name: 'Ranged Evasion',
  source: 'army books, special rules',
  summary: 'If all models have it, enemies get -1 to hit the unit when shooting.',
  defender: { toHit: whenShooting(-1) },
});
