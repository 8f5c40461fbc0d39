import { type EventVersions, versions } from './words/versions.ts';

/** A unit is worth points if it leaves the table through an opponent’s zone (campaign:E22). */
export const escort: EventVersions = versions(
  {
    number: 35,
    id: 'escort',
    name: 'Escort Mission',
    summary: 'A random unit earns its army D3 × 25 points if it walks off the table where an opponent deployed.',
    picks: { of: 'units' },
    does: [{ do: 'escort' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 25 }, when: 'done' }],
  },
  {
    gff: {
      name: 'Precious Artifact',
      summary: 'A random unit earns its team D3 × 5 points if it walks off the table where an opponent deployed.',
      books: [{ keep: 'points', points: { die: 'D3', times: 5 }, when: 'done' }],
    },
  },
);
