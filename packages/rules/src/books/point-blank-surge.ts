import { perSix, rule, type Rule, when } from '@muster/engine';

/** More hits at short range. */
export const pointBlankSurge: Rule = rule({
  id: 'point-blank-surge',
  name: 'Point-Blank Surge',
  source: 'army books, special rules',
  summary: 'When shooting at targets within 12″, each natural 6 to hit adds 1 hit.',
  attacker: { extraHits: when('shooting', 'within12')(perSix(1)) },
});
