import { rule, type Rule } from '@muster/engine';
import { resolve } from './resolve.ts';

/** Waves for others too. */
export const greatBanner: Rule = rule({
  id: 'great-banner',
  name: 'Great Banner',
  source: 'army books, special rules',
  summary: 'Before attacking, once per activation: a friend within 12" has +1 to its next morale test.',
  ability: { per: 'activation', target: 'friend', range: 12, grants: [{ rule: resolve }] },
});
