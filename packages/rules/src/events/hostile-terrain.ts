import { type EventVersions, versions } from './versions.ts';

/** Terrain with teeth, or with bad ladders (campaign:E31). */
export const hostileTerrain: EventVersions = versions(
  {
    number: 21,
    id: 'hostile-terrain',
    name: 'Carnivorous Fauna',
    summary: 'To the end, a unit that enters terrain rolls a die, and on a 1 it takes a dangerous terrain test.',
    picks: { of: 'nothing' },
    does: [{ do: 'bite', when: 'entering' }],
    books: [],
  },
  {
    gff: {
      name: 'Unsafe Ladders',
      summary: 'To the end, a unit that climbs up rolls a die, and on a 1 it falls the full height instead.',
      does: [{ do: 'bite', when: 'climbing' }],
    },
  },
);
