import { rule, type Rule, whenFarOff } from '@muster/engine';

/** Lowers the AP of attacks from over 9″ away, but not below 0. */
export const reinforced: Rule = rule({
  id: 'reinforced',
  name: 'Reinforced',
  source: 'army books, special rules',
  summary:
    'If all models have it, shots and charges from over 9″ away get AP(-1) against the unit, but not below AP(0).',
  defender: { piercing: whenFarOff(-1) },
});
