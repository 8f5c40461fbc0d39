import { type EventVersions, versions } from './words/versions.ts';

/** A secret trap for the first unit that enters the terrain (campaign:E28). */
export const boobyTrap: EventVersions = versions(
  {
    number: 23,
    id: 'booby-trap',
    name: 'Rigged to Blow',
    summary:
      'A random player may secretly trap a piece of terrain. The first unit that enters it takes D3+3 hits with AP(2).',
    picks: { of: 'player', notes: 'terrain' },
    does: [{ do: 'trap', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  },
  {
    gff: {
      name: 'Proximity Mine',
      summary:
        'A random player may secretly trap a piece of terrain. The first unit that enters it takes D3 hits with AP(2).',
      does: [{ do: 'trap', hits: { die: 'D3' }, ap: 2 }],
    },
  },
);
