import { type EventVersions, versions } from './words/versions.ts';

/** An army may give up a unit for this battle and be paid for it (campaign:E11). */
export const outpost: EventVersions = versions(
  {
    number: 62,
    id: 'outpost',
    name: 'Abandoned Outpost',
    summary: 'One random army may send away a unit that is not Shaken and gets D3 times 50 points for it.',
    picks: { of: 'army' },
    does: [{ do: 'send-away' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 50 }, when: 'done' }],
  },
  {
    gff: {
      name: 'Ancient Artifact',
      summary: 'One random strike team may send away a unit that is not Shaken and gets D3 times 10 points for it.',
      books: [{ keep: 'points', points: { die: 'D3', times: 10 }, when: 'done' }],
    },
  },
);
