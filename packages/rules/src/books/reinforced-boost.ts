import { rule, type Rule, when } from '@muster/engine';

/** Extends Reinforced to attacks from close by. */
export const reinforcedBoost: Rule = rule({
  id: 'reinforced-boost',
  name: 'Reinforced Boost',
  source: 'army books, special rules',
  summary: 'Reinforced counts against all attacks, at any distance.',
  boosts: 'reinforced',
  defender: { piercing: when('nearBy')(-1) },
});
