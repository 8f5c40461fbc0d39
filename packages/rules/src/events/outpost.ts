import { type EventVersions, versions } from './words/versions.ts';

/** An army may give up a unit for this battle and gets points for it (campaign:E11). */
export const outpost: EventVersions = versions(
  {
    number: 62,
    id: 'outpost',
    name: 'Abandoned Outpost',
    summary: 'A random army may send away one unit that is not Shaken and gets D3 × 50 points for it.',
    picks: { of: 'army' },
    does: [{ do: 'send-away' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 50 }, when: 'done' }],
  },
  {
    gff: {
      name: 'Ancient Artifact',
      summary: 'A random strike team may send away one unit that is not Shaken and gets D3 × 10 points for it.',
      books: [{ keep: 'points', points: { die: 'D3', times: 10 }, when: 'done' }],
    },
  },
);
