import { rule, type Rule, whenShootingFromAfar, whenShotFromAfar } from '@muster/engine';

/**
 * Can only Hold, hits better from over 9″ away and is harder to hit from there. Its own bonus is measured from the
 * model, the penalty from unit to unit, and only while every living model has the rule (battle:S9, battle:S11).
 */
export const artillery: Rule = rule({
  id: 'artillery',
  name: 'Artillery',
  source: 'GF core, special rules',
  summary:
    'Can only Hold. +1 to hit targets over 9″ away. If all models have it, shots from over 9″ away get -2 to hit the unit.',
  attacker: { toHit: whenShootingFromAfar(1) },
  defender: { toHit: whenShotFromAfar(-2) },
  move: { onlyActions: ['hold'] },
});
