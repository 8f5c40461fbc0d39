import { inMelee, perSix, rule, type Rule } from '@muster/engine';

/** More attacks in melee. */
export const predatorFighter: Rule = rule({
  id: 'predator-fighter',
  name: 'Predator Fighter',
  source: 'army books, special rules',
  summary: 'In melee, each natural 6 to hit adds 1 attack. Added attacks do not add more.',
  attacker: { extraAttacks: inMelee(perSix(1)) },
});
