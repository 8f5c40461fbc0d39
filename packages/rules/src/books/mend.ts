import { rule, type Rule } from '@muster/engine';

/** Heals a model, possibly itself. */
export const mend: Rule = rule({
  id: 'mend',
  name: 'Mend',
  source: 'army books, special rules',
  summary: 'Once per activation, before attacking: a friendly model with Tough within 3″ recovers D3 wounds.',
  ability: { per: 'activation', target: 'friend', single: true, range: 3, only: 'tough', heals: 'D3' },
});
