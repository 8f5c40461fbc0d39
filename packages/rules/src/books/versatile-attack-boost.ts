import { rule, type Rule } from '@muster/engine';

/** Gives both options of Versatile Attack. */
export const versatileAttackBoost: Rule = rule({
  id: 'versatile-attack-boost',
  name: 'Versatile Attack Boost',
  source: 'army books, special rules',
  summary: 'Versatile Attack gives both AP(+1) and +1 to hit.',
  boosts: 'versatile-attack',
  allOptions: true,
});
