import { rule, type Rule, whenShotFromAfar } from '@muster/engine';

/**
 * Hard to make out: shots from a unit over 9" away hit with -1, as long as every living model has the rule (battle:S9,
 * battle:S10).
 */
export const stealth: Rule = rule({
  id: 'stealth',
  name: 'Stealth',
  source: 'GF core, special rules',
  summary: 'When all models have it, shots from over 9" away hit with -1.',
  defender: { toHit: whenShotFromAfar(-1) },
});
