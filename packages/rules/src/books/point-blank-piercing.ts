import { rule, type Rule, when } from '@muster/engine';

/** Deadly up close: AP(+1) when it shoots at enemies within 12". */
export const pointBlankPiercing: Rule = rule({
  id: 'point-blank-piercing',
  name: 'Point-Blank Piercing',
  source: 'army books, special rules',
  summary: 'AP(+1) when shooting at enemies within 12".',
  attacker: { piercing: when('shooting', 'within12')(1) },
});
