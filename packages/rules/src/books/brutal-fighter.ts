import { inMelee, perSix, rule, type Rule } from '@muster/engine';

/** More hits in melee. */
export const brutalFighter: Rule = rule({
  id: 'brutal-fighter',
  name: 'Brutal Fighter',
  source: 'army books, special rules',
  summary: 'In melee, each natural 6 to hit adds 1 hit.',
  attacker: { extraHits: inMelee(perSix(1)) },
});
