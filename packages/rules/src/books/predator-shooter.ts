import { perSix, rule, type Rule, whenShooting } from '@muster/engine';

/** When shooting, each natural 6 to hit is one more attack with the weapon; those added give no more. */
export const predatorShooter: Rule = rule({
  id: 'predator-shooter',
  name: 'Predator Shooter',
  source: 'army books, special rules',
  summary: 'When shooting, each natural 6 to hit is one more attack, which gives no further one.',
  attacker: { extraAttacks: whenShooting(perSix(1)) },
});
