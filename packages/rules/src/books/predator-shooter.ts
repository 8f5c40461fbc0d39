import { perSix, rule, type Rule, whenShooting } from '@muster/engine';

/** More attacks when shooting. */
export const predatorShooter: Rule = rule({
  id: 'predator-shooter',
  name: 'Predator Shooter',
  source: 'army books, special rules',
  summary: 'When shooting, each natural 6 to hit adds 1 attack. Added attacks do not add more.',
  attacker: { extraAttacks: whenShooting(perSix(1)) },
});
