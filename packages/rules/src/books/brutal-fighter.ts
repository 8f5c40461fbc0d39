import { inMelee, perSix, rule, type Rule } from '@muster/engine';

/** Close quarters suit it: in melee a natural 6 to hit is worth one more hit. */
export const brutalFighter: Rule = rule({
  id: 'brutal-fighter',
  name: 'Brutal Fighter',
  source: 'army books, special rules',
  summary: 'In melee each natural 6 to hit is worth one more hit.',
  attacker: { extraHits: inMelee(perSix(1)) },
});
