import { rule, type Rule } from '@muster/engine';
import { resolve } from './resolve.ts';

/** Helps the morale of a friendly unit. */
export const greatBanner: Rule = rule({
  id: 'great-banner',
  name: 'Great Banner',
  source: 'army books, special rules',
  summary: 'Once per activation, before attacking: a friendly unit within 12″ gets +1 to its next morale test.',
  ability: { per: 'activation', target: 'friend', range: 12, grants: [{ rule: resolve }] },
});
