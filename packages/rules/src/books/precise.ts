import { always, rule, type Rule } from '@muster/engine';

/** Hits better, shots and melee. */
export const precise: Rule = rule({
  id: 'precise',
  name: 'Precise',
  source: 'army books, special rules',
  summary: '+1 to hit.',
  attacker: { toHit: always(1) },
});
