import { type EventVersions, versions } from './words/versions.ts';

/** Somebody high up who shoots at one unit at the end of each round in which he sees it (campaign:E18). */
export const sniper: EventVersions = versions(
  {
    number: 33,
    id: 'sniper',
    name: 'Crazed Sniper',
    summary:
      'A sniper on the highest ground hits one random unit D3 times at the end of each round, if it is in sight.',
    picks: { of: 'units' },
    does: [{ do: 'sniper', hits: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Bounty Hunter',
      summary: 'A sniper on the highest ground hits one random unit once at the end of each round, if it is in sight.',
      does: [{ do: 'sniper', hits: { plus: 1 } }],
    },
  },
);
