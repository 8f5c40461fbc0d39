import { rule, type Rule, whenFarOff } from '@muster/engine';

/** Harder to hit from over 9″ away. */
export const machineFog: Rule = rule({
  id: 'machine-fog',
  name: 'Machine-Fog',
  source: 'army books, special rules',
  summary: 'If all models have it, shots and charges from over 9″ away get -1 to hit the unit.',
  defender: { toHit: whenFarOff(-1) },
});
