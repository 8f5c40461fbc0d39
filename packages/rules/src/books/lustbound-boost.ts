import { always, rule, type Rule } from '@muster/engine';

/** Lustbound, and more of it: another 4" of range and 2" of charge. */
export const lustboundBoost: Rule = rule({
  id: 'lustbound-boost',
  name: 'Lustbound Boost',
  source: 'army books, special rules',
  summary: '+8" range and +4" when charging from Lustbound, instead of +4" and +2".',
  boosts: 'lustbound',
  attacker: { range: always(4) },
  move: { charge: 2 },
});
