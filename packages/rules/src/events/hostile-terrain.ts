import { type EventVersions, versions } from './words/versions.ts';

/** Terrain with teeth, or with bad ladders (campaign:E31). */
export const hostileTerrain: EventVersions = versions(
  {
    number: 21,
    id: 'hostile-terrain',
    name: 'Carnivorous Fauna',
    summary: 'To the end, each unit that enters terrain rolls a die: on a 1, that terrain is dangerous to it.',
    picks: { of: 'nothing' },
    does: [{ do: 'bite', when: 'entering' }],
    books: [],
  },
  {
    gff: {
      name: 'Unsafe Ladders',
      summary: 'To the end, each unit that climbs rolls a die: on a 1, it falls the full height.',
      does: [{ do: 'bite', when: 'climbing' }],
    },
  },
);
