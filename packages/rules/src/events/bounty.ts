import { type EventVersions, versions } from './words/versions.ts';

/** A reward for destroying units of one army; each enemy counts its own kills (campaign:E5). */
export const bounty: EventVersions = versions(
  {
    number: 12,
    id: 'bounty',
    name: 'Bring me their Heads',
    summary:
      'There is a bounty on a random army. At the end, its enemies get 25 points for each of its units that they destroyed.',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'bounty', points: 25 }],
  },
  {
    gff: {
      name: 'Juicy Reward',
      summary:
        'There is a bounty on a random strike team. At the end, its enemies get 5 points for each of its units that they knocked out.',
      books: [{ keep: 'bounty', points: 5 }],
    },
  },
);
