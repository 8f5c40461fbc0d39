import { inMelee, rule, type Rule } from '@muster/engine';

/** Dodges every blow: enemies have -1 to hit it in melee. */
export const meleeEvasion: Rule = rule({
  id: 'melee-evasion',
  name: 'Melee Evasion',
  source: 'army books, special rules',
  summary: 'When all models have it, enemies hit with -1 in melee.',
  defender: { toHit: inMelee(-1) },
});
