import { always, rule, type Rule } from '@muster/engine';

/** A penalty that other rules give. */
export const precisionPenalty: Rule = rule({
  id: 'precision-penalty',
  name: 'Precision Penalty',
  source: 'army books, special rules',
  summary: '-1 to hit.',
  attacker: { toHit: always(-1) },
});
