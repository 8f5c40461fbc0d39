import { rule, type Rule, whenShotFromAfar } from '@muster/engine';

/** Harder to hit from over 9″ away, as long as every living model has the rule (battle:S9, battle:S10). */
export const stealth: Rule = rule({
  id: 'stealth',
  name: 'Stealth',
  source: 'GF core, special rules',
  summary: 'If all models have it, shots from over 9″ away get -1 to hit the unit.',
  defender: { toHit: whenShotFromAfar(-1) },
});
