import { perSix, rule, type Rule, when } from '@muster/engine';

/** A hail of fire up close: when it shoots at enemies within 12", a natural 6 to hit is worth one more hit. */
export const pointBlankSurge: Rule = rule({
  id: 'point-blank-surge',
  name: 'Point-Blank Surge',
  source: 'army books, special rules',
  summary: 'Shooting at enemies within 12", each natural 6 to hit is worth one more hit.',
  attacker: { extraHits: when('shooting', 'within12')(perSix(1)) },
});
