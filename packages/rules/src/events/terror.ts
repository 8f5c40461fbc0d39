import type { EventEffect } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const frightens = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('terror', name, 'Enemy units within 6″ get -1 to morale tests.', {
    radiates: {
      to: 'foes',
      inches: 6,
      measured: 'now',
      gives: givenBy('terrified', name, '-1 to morale tests.', { morale: { bonus: -1 } }),
    },
  }),
  to: 'targets',
  lasts: 'battle',
});

/** A unit that frightens enemies near it (campaign:E27). */
export const terror: EventVersions = versions(
  {
    number: 56,
    id: 'terror',
    name: 'Covered in Blood',
    summary: 'For the rest of the battle, enemy units within 6″ of a random unit get -1 to morale tests.',
    picks: { of: 'units' },
    does: [frightens('Covered in Blood')],
    books: [],
  },
  { gff: { name: 'Possessed', does: [frightens('Possessed')] } },
);
