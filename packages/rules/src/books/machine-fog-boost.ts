import { rule, type Rule, when } from '@muster/engine';

/** Machine-Fog, and thicker: enemies hit with -1 from wherever they attack. */
export const machineFogBoost: Rule = rule({
  id: 'machine-fog-boost',
  name: 'Machine-Fog Boost',
  source: 'army books, special rules',
  summary: 'Enemies always hit with -1 from Machine-Fog, not only from over 9" away.',
  boosts: 'machine-fog',
  defender: { toHit: when('nearBy')(-1) },
});
