import { rule, type Rule, when } from '@muster/engine';

/** Takes a rest to aim: +1 to hit as long as most of the unit is within 1" of terrain. */
export const groundedPrecision: Rule = rule({
  id: 'grounded-precision',
  name: 'Grounded Precision',
  source: 'army books, special rules',
  summary: 'When most of the unit is within 1" of terrain, +1 to hit.',
  attacker: { toHit: when('grounded')(1) },
});
