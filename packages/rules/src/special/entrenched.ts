import { rule, type Rule, whenShotFromAfarAndStill } from '@muster/engine';

/**
 * Dug in: shots from a unit over 9" away hit with -2, as long as every living model has the rule (battle:S9, battle:S10)
 * and the unit has made no move action in this round (muster:still).
 */
export const entrenched: Rule = rule({
  id: 'entrenched',
  name: 'Entrenched',
  source: 'AoF core, special rules',
  summary: 'When all models have it and the unit has not moved in this round, shots from over 9" away hit with -2.',
  defender: { toHit: whenShotFromAfarAndStill(-2) },
});
