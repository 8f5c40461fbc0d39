import type { EventEffect } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const darkens = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('dark-clouds', name, '-6″ range.', { attacker: { range: { amount: -6 } } }),
  to: 'quarter',
  lasts: 'battle',
});

/** Shorter ranges for units in the quarter, as long as they are there (campaign:E4). */
export const darkClouds: EventVersions = versions(
  {
    number: 25,
    id: 'dark-clouds',
    name: 'Dark Clouds',
    summary: 'Units in a random table quarter get -6″ range for the rest of the battle.',
    picks: { of: 'quarter' },
    does: [darkens('Dark Clouds')],
    books: [],
  },
  { gff: { name: 'Power Outage', does: [darkens('Power Outage')] } },
);
