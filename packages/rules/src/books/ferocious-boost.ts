import { perFace, rule, type Rule, when, whenShootingFromAfar } from '@muster/engine';

/** Ferocious from afar: when it shoots or charges from over 9" away, natural 5s are worth one more hit as well. */
export const ferociousBoost: Rule = rule({
  id: 'ferocious-boost',
  name: 'Ferocious Boost',
  source: 'army books, special rules',
  summary: 'Shooting or charging from over 9" away, natural 5s are worth one more hit as well as 6s.',
  boosts: 'ferocious',
  attacker: { extraHits: [whenShootingFromAfar(perFace(5)(1)), when('melee', 'farOff')(perFace(5)(1))] },
});
