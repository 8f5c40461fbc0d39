import { rule, type Rule, whenFarOff } from '@muster/engine';

/** Blurred from afar: shots and charges from over 9" away have -1 to hit. */
export const machineFog: Rule = rule({
  id: 'machine-fog',
  name: 'Machine-Fog',
  source: 'army books, special rules',
  summary: 'When all models have it, shots and charges from over 9" away hit with -1.',
  defender: { toHit: whenFarOff(-1) },
});
