import { type EventVersions, versions } from './words/versions.ts';

/** A price on the heads of one army, for its own kills of each enemy (campaign:E5). */
export const bounty: EventVersions = versions(
  {
    number: 12,
    id: 'bounty',
    name: 'Bring me their Heads',
    summary: 'One random army; at the end its enemies get 25 points for each unit of it that they destroyed.',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'bounty', points: 25 }],
  },
  {
    gff: {
      name: 'Juicy Reward',
      summary: 'One random strike team; at the end its enemies get 5 points for each unit of it that they knocked out.',
      books: [{ keep: 'bounty', points: 5 }],
    },
  },
);
