import { inMelee, rule, type Rule } from '@muster/engine';

/** Harder to hit in melee. */
export const meleeEvasion: Rule = rule({
  id: 'melee-evasion',
  name: 'Melee Evasion',
  source: 'army books, special rules',
  summary: 'If all models have it, enemies get -1 to hit the unit in melee.',
  defender: { toHit: inMelee(-1) },
});
