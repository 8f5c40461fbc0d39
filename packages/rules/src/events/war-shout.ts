import { type EventVersions, versions } from './words/versions.ts';

/** A Shaken unit recovers. */
export const warShout: EventVersions = versions(
  {
    number: 55,
    id: 'war-shout',
    name: 'War Shout',
    summary: 'A random Shaken unit is no longer Shaken.',
    picks: { of: 'units', only: 'shaken' },
    does: [{ do: 'rally' }],
    books: [],
  },
  { gff: { name: 'Lucky Escape' }, aof: { name: 'Drums of War' } },
);
