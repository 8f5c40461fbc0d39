import { rule, type Rule, whenShotFromAfarAndStill } from '@muster/engine';

/**
 * Counts as long as every living model has the rule (battle:S9, battle:S10) and the unit has made no move action this
 * round (muster:still).
 */
export const entrenched: Rule = rule({
  id: 'entrenched',
  name: 'Entrenched',
  source: 'AoF core, special rules',
  summary:
    'If all models have it and the unit has not moved this round, shots from over 9″ away get -2 to hit the unit.',
  defender: { toHit: whenShotFromAfarAndStill(-2) },
});
