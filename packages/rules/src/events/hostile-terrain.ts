import { type EventVersions, versions } from './words/versions.ts';

/** Terrain that hurts, or that units fall from (campaign:E31). */
export const hostileTerrain: EventVersions = versions(
  {
    number: 21,
    id: 'hostile-terrain',
    name: 'Carnivorous Fauna',
    summary:
      'For the rest of the battle, each unit that enters terrain rolls a die: on a 1 the terrain is dangerous for it.',
    picks: { of: 'nothing' },
    does: [{ do: 'bite', when: 'entering' }],
    books: [],
  },
  {
    gff: {
      name: 'Unsafe Ladders',
      summary: 'For the rest of the battle, each unit that climbs rolls a die: on a 1 it falls the full height.',
      does: [{ do: 'bite', when: 'climbing' }],
    },
  },
);
