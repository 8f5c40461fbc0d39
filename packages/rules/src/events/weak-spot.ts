import { type EventVersions, versions } from './words/versions.ts';

/** The first bad block of the round goes very badly (campaign:E21, campaign:E30). */
export const weakSpot: EventVersions = versions(
  {
    number: 45,
    id: 'weak-spot',
    name: 'Weak Spot',
    summary: 'The first unit with Tough in this round that rolls a 1 to block shots or blows takes D3 more wounds.',
    picks: { of: 'nothing' },
    does: [{ do: 'weak-spot', wounds: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Aim High',
      summary:
        'The first unit in this round that rolls a 1 to block shots or blows has +1 on the wound effect of that attack.',
      does: [{ do: 'weak-spot', wounds: 'wound-effect' }],
    },
  },
);
