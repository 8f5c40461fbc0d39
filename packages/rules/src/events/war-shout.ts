import { type EventVersions, versions } from './words/versions.ts';

/** A unit pulls itself together. */
export const warShout: EventVersions = versions(
  {
    number: 55,
    id: 'war-shout',
    name: 'War Shout',
    summary: 'One random Shaken unit stops being Shaken.',
    picks: { of: 'units', only: 'shaken' },
    does: [{ do: 'rally' }],
    books: [],
  },
  { gff: { name: 'Lucky Escape' }, aof: { name: 'Drums of War' } },
);
