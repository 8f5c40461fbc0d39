import { always, rule, type Rule } from '@muster/engine';

/** Doubles Lustbound. */
export const lustboundBoost: Rule = rule({
  id: 'lustbound-boost',
  name: 'Lustbound Boost',
  source: 'army books, special rules',
  summary: 'Lustbound gives +8″ range and +4″ on Charge, instead of +4″ and +2″.',
  boosts: 'lustbound',
  attacker: { range: always(4) },
  move: { charge: 2 },
});
