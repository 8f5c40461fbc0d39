import { type EventVersions, versions } from './words/versions.ts';

/** The first natural 1 on a Defense roll costs more (campaign:E21, campaign:E30). */
export const weakSpot: EventVersions = versions(
  {
    number: 45,
    id: 'weak-spot',
    name: 'Weak Spot',
    summary:
      'The first unit with Tough that rolls a natural 1 on a Defense roll against an attack this round takes D3 extra wounds.',
    picks: { of: 'nothing' },
    does: [{ do: 'weak-spot', wounds: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Aim High',
      summary:
        'The first unit that rolls a natural 1 on a Defense roll against an attack this round gets +1 on the wound effect of that attack.',
      does: [{ do: 'weak-spot', wounds: 'wound-effect' }],
    },
  },
);
