import { perFace, rule, type Rule } from '@muster/engine';

/** Predator, and keener: natural 5s that hit are one more attack as well. */
export const predatorBoost: Rule = rule({
  id: 'predator-boost',
  name: 'Predator Boost',
  source: 'army books, special rules',
  summary: 'Natural 5s that hit are one more attack as well as 6s.',
  boosts: 'predator',
  attacker: { extraAttacks: perFace(5)(1) },
});
