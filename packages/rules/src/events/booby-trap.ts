import { type EventVersions, versions } from './versions.ts';

/** A secret that somebody walks into (campaign:E28). */
export const boobyTrap: EventVersions = versions(
  {
    number: 23,
    id: 'booby-trap',
    name: 'Rigged to Blow',
    summary:
      'One player by lot may rig a piece of terrain and tells nobody which: D3+3 hits with AP(2) for the first who go there.',
    picks: { of: 'player', notes: 'terrain' },
    does: [{ do: 'trap', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  },
  {
    gff: {
      name: 'Proximity Mine',
      summary:
        'One player by lot may rig a piece of terrain and tells nobody which: D3 hits with AP(2) for the first who go there.',
      does: [{ do: 'trap', hits: { die: 'D3' }, ap: 2 }],
    },
  },
);
