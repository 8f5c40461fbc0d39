import { rule, type Rule, when } from '@muster/engine';

/** Hits better near terrain. */
export const groundedPrecision: Rule = rule({
  id: 'grounded-precision',
  name: 'Grounded Precision',
  source: 'army books, special rules',
  summary: '+1 to hit if most of its unit is within 1″ of terrain.',
  attacker: { toHit: when('grounded')(1) },
});
