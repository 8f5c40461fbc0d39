import { rule, type Rule } from '@muster/engine';

/** No need to pick: both at once. */
export const versatileAttackBoost: Rule = rule({
  id: 'versatile-attack-boost',
  name: 'Versatile Attack Boost',
  source: 'army books, special rules',
  summary: 'Versatile Attack is worth both AP(+1) and +1 to hit.',
  boosts: 'versatile-attack',
  allOptions: true,
});
