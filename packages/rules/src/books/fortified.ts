import { always, rule, type Rule } from '@muster/engine';

/** Hits lose their edge: they count as having one AP less, but not less than none. */
export const fortified: Rule = rule({
  id: 'fortified',
  name: 'Fortified',
  source: 'army books, special rules',
  summary: 'When all models have it, hits have AP(-1), not below AP(0).',
  defender: { piercing: always(-1) },
});
