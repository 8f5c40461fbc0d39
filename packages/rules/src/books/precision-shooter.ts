import { rule, type Rule, whenShooting } from '@muster/engine';

/** Hits better when shooting. */
export const precisionShooter: Rule = rule({
  id: 'precision-shooter',
  name: 'Precision Shooter',
  source: 'army books, special rules',
  summary: '+1 to hit when shooting.',
  attacker: { toHit: whenShooting(1) },
});
