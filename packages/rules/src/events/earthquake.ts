import { type EventVersions, versions } from './words/versions.ts';

/** Dangerous terrain tests all over the table (campaign:E31). */
export const earthquake: EventVersions = versions(
  {
    number: 24,
    id: 'earthquake',
    name: 'Earthquake',
    summary: 'Each unit with most models inside terrain takes a dangerous terrain test.',
    picks: { of: 'nothing' },
    does: [{ do: 'quake', reach: 'inside' }],
    books: [],
  },
  {
    gff: {
      name: 'Fragile Roofs',
      summary: 'Each unit with most models within 1″ of terrain takes a dangerous terrain test.',
      does: [{ do: 'quake', reach: 'near' }],
    },
  },
);
