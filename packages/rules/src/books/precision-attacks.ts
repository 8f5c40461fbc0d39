import { always, rule, type Rule } from '@muster/engine';

/** Hits better, shots and melee. */
export const precisionAttacks: Rule = rule({
  id: 'precision-attacks',
  name: 'Precision Attacks',
  source: 'army books, special rules',
  summary: '+1 to hit.',
  attacker: { toHit: always(1) },
});
