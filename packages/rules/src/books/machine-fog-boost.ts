import { rule, type Rule, when } from '@muster/engine';

/** Extends Machine-Fog to attacks from close by. */
export const machineFogBoost: Rule = rule({
  id: 'machine-fog-boost',
  name: 'Machine-Fog Boost',
  source: 'army books, special rules',
  summary: 'Machine-Fog counts against all attacks, at any distance.',
  boosts: 'machine-fog',
  defender: { toHit: when('nearBy')(-1) },
});
