import { rule, type Rule, when } from '@muster/engine';

/** Reinforced, and from all sides: hits have one AP less wherever they come from. */
export const reinforcedBoost: Rule = rule({
  id: 'reinforced-boost',
  name: 'Reinforced Boost',
  source: 'army books, special rules',
  summary: 'Hits always have AP(-1) from Reinforced, not only from over 9" away.',
  boosts: 'reinforced',
  defender: { piercing: when('nearBy')(-1) },
});
