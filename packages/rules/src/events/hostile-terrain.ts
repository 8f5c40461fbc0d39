import { type EventVersions, versions } from './versions.ts';

/** Terrain with teeth, or with bad ladders (campaign:E31). */
export const hostileTerrain: EventVersions = versions(
  {
    number: 21,
    id: 'hostile-terrain',
    name: 'Carnivorous Fauna',
    summary: 'To the end, terrain is dangerous to those who enter it and roll a 1.',
    picks: { of: 'nothing' },
    does: [{ do: 'bite', when: 'entering' }],
    books: [],
  },
  {
    gff: {
      name: 'Unsafe Ladders',
      summary: 'To the end, those who climb and roll a 1 fall all the way down.',
      does: [{ do: 'bite', when: 'climbing' }],
    },
  },
);
