import { rule, type Rule, when } from '@muster/engine';

/** Melts into the ground: enemies have -1 to hit as long as most of the unit is within 1" of terrain. */
export const groundedStealth: Rule = rule({
  id: 'grounded-stealth',
  name: 'Grounded Stealth',
  source: 'army books, special rules',
  summary: 'When all models have it and most of the unit is within 1" of terrain, enemies hit with -1.',
  defender: { toHit: when('targetGrounded')(-1) },
});
