import { perFace, rule, type Rule, when, whenShootingFromAfar } from '@muster/engine';

/** Adds natural 5s to Ferocious, for shots and charges from over 9″ away. */
export const ferociousBoost: Rule = rule({
  id: 'ferocious-boost',
  name: 'Ferocious Boost',
  source: 'army books, special rules',
  summary: 'When shooting or charging from over 9″ away, Ferocious adds hits for natural 5s too.',
  boosts: 'ferocious',
  attacker: { extraHits: [whenShootingFromAfar(perFace(5)(1)), when('melee', 'farOff')(perFace(5)(1))] },
});
