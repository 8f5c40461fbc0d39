import { rule, type Rule, when } from '@muster/engine';

/** AP(+1) at short range. */
export const pointBlankPiercing: Rule = rule({
  id: 'point-blank-piercing',
  name: 'Point-Blank Piercing',
  source: 'army books, special rules',
  summary: 'AP(+1) when shooting at targets within 12″.',
  attacker: { piercing: when('shooting', 'within12')(1) },
});
