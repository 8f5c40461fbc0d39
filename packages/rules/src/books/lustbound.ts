import { always, rule, type Rule } from '@muster/engine';

/** Longer ranges and charges. */
export const lustbound: Rule = rule({
  id: 'lustbound',
  name: 'Lustbound',
  source: 'army books, special rules',
  summary: '+4″ range when shooting, +2″ on Charge.',
  attacker: { range: always(4) },
  move: { charge: 2 },
});
