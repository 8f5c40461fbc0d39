import { type EventVersions, versions } from './words/versions.ts';

/** A secret that somebody walks into (campaign:E28). */
export const boobyTrap: EventVersions = versions(
  {
    number: 23,
    id: 'booby-trap',
    name: 'Rigged to Blow',
    summary:
      'One random player may rig a piece of terrain in secret: D3+3 hits with AP(2) for the first unit that enters it.',
    picks: { of: 'player', notes: 'terrain' },
    does: [{ do: 'trap', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  },
  {
    gff: {
      name: 'Proximity Mine',
      summary:
        'One random player may rig a piece of terrain in secret: D3 hits with AP(2) for the first unit that enters it.',
      does: [{ do: 'trap', hits: { die: 'D3' }, ap: 2 }],
    },
  },
);
