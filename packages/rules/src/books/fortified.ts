import { always, rule, type Rule } from '@muster/engine';

/** Lowers the AP of hits, but not below 0. */
export const fortified: Rule = rule({
  id: 'fortified',
  name: 'Fortified',
  source: 'army books, special rules',
  summary: 'If all models have it, hits against the unit get AP(-1), but not below AP(0).',
  defender: { piercing: always(-1) },
});
