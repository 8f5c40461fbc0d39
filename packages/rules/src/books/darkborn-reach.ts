import { always, rule, type Rule } from '@muster/engine';

/** Darkborn as Firefight lists have it: longer ranges and charges. */
export const darkbornReach: Rule = rule({
  id: 'darkborn-reach',
  name: 'Darkborn Reach',
  source: 'army books, special rules',
  summary: '+3″ range when shooting, +3″ on Charge.',
  attacker: { range: always(3) },
  move: { charge: 3 },
});
