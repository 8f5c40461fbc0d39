import { rule, type Rule, when } from '@muster/engine';

/** Harder to hit near terrain. */
export const groundedStealth: Rule = rule({
  id: 'grounded-stealth',
  name: 'Grounded Stealth',
  source: 'army books, special rules',
  summary: 'If all models have it and most of the unit is within 1″ of terrain, enemies get -1 to hit the unit.',
  defender: { toHit: when('targetGrounded')(-1) },
});
