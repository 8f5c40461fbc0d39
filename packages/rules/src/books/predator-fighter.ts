import { inMelee, perSix, rule, type Rule } from '@muster/engine';

/** In melee each natural 6 to hit is one more attack with the weapon; those added give no more. */
export const predatorFighter: Rule = rule({
  id: 'predator-fighter',
  name: 'Predator Fighter',
  source: 'army books, special rules',
  summary: 'In melee each natural 6 to hit is one more attack, which gives no further one.',
  attacker: { extraAttacks: inMelee(perSix(1)) },
});
