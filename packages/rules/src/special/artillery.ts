import { rule, type Rule, whenShootingFromAfar, whenShotFromAfar } from '@muster/engine';

/**
 * A gun that stands still: it can only hold, is better at long range and hard to hit from there. Its own bonus is
 * measured from the gun, the penalty from unit to unit, and only while every living model has the rule (battle:S9,
 * battle:S11).
 */
export const artillery: Rule = rule({
  id: 'artillery',
  name: 'Artillery',
  source: 'GF core, special rules',
  summary: 'Only holds; over 9" away it hits with +1 and is hit with -2.',
  attacker: { toHit: whenShootingFromAfar(1) },
  defender: { toHit: whenShotFromAfar(-2) },
  move: { onlyActions: ['hold'] },
});
