import { rule, type Rule, whenShooting } from '@muster/engine';

/** Hard to draw a bead on: enemies have -1 to hit it when shooting. */
export const rangedEvasion: Rule = rule({
  id: 'ranged-evasion',
  name: 'Ranged Evasion',
  source: 'army books, special rules',
  summary: 'When all models have it, enemies hit with -1 when shooting.',
  defender: { toHit: whenShooting(-1) },
});
