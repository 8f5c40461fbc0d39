import { type EventVersions, versions } from './versions.ts';

/** Somebody high up who shoots at one unit at the end of each round in which he sees it (campaign:E18). */
export const sniper: EventVersions = versions(
  {
    number: 33,
    id: 'sniper',
    name: 'Crazed Sniper',
    summary: 'Somebody on the highest ground hits one unit by lot D3 times whenever a round ends and he sees it.',
    picks: { of: 'units' },
    does: [{ do: 'sniper', hits: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Bounty Hunter',
      summary: 'Somebody on the highest ground hits one unit by lot once whenever a round ends and he sees it.',
      does: [{ do: 'sniper', hits: { plus: 1 } }],
    },
  },
);
