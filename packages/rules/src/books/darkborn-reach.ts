import { always, rule, type Rule } from '@muster/engine';

/** The way in which Firefight lists have Darkborn: out of the shadows, farther than others shoot and charge. */
export const darkbornReach: Rule = rule({
  id: 'darkborn-reach',
  name: 'Darkborn Reach',
  source: 'army books, special rules',
  summary: '+3" range when shooting, and +3" when charging.',
  attacker: { range: always(3) },
  move: { charge: 3 },
});
