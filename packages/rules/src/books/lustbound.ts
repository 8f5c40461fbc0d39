import { always, rule, type Rule } from '@muster/engine';

/** Eager for everything: +4" range, and charges are 2" longer. */
export const lustbound: Rule = rule({
  id: 'lustbound',
  name: 'Lustbound',
  source: 'army books, special rules',
  summary: '+4" range when shooting, and +2" when charging.',
  attacker: { range: always(4) },
  move: { charge: 2 },
});
