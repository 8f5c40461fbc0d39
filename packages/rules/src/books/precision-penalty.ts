import { always, rule, type Rule } from '@muster/engine';

/** Dazed: what is left of a curse on the eye and the arm. */
export const precisionPenalty: Rule = rule({
  id: 'precision-penalty',
  name: 'Precision Penalty',
  source: 'army books, special rules',
  summary: '-1 to hit when attacking.',
  attacker: { toHit: always(-1) },
});
