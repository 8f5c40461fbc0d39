import { perFace, rule, type Rule } from '@muster/engine';

/** Adds natural 5s that hit to Predator. */
export const predatorBoost: Rule = rule({
  id: 'predator-boost',
  name: 'Predator Boost',
  source: 'army books, special rules',
  summary: 'Predator also adds 1 attack for each natural 5 that hits.',
  boosts: 'predator',
  attacker: { extraAttacks: perFace(5)(1) },
});
