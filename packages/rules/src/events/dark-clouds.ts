import type { EventEffect } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const darkens = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('dark-clouds', name, '-6" range.', { attacker: { range: { amount: -6 } } }),
  to: 'quarter',
  lasts: 'battle',
});

/** Whoever is in the quarter cannot see far, as long as it is there (campaign:E4). */
export const darkClouds: EventVersions = versions(
  {
    number: 25,
    id: 'dark-clouds',
    name: 'Dark Clouds',
    summary: 'Units in one random table quarter shoot 6" less far, to the end.',
    picks: { of: 'quarter' },
    does: [darkens('Dark Clouds')],
    books: [],
  },
  { gff: { name: 'Power Outage', does: [darkens('Power Outage')] } },
);
