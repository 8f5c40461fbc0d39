import { type EventVersions, versions } from './versions.ts';

/** Somebody high up who shoots at one unit at the end of each round in which he sees it (campaign:E18). */
export const sniper: EventVersions = versions(
  {
    number: 33,
    id: 'sniper',
    name: 'Crazed Sniper',
    summary: 'From the highest piece of terrain one unit by lot takes D3 hits at the end of each round if it is seen.',
    picks: { of: 'units' },
    does: [{ do: 'sniper', hits: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Bounty Hunter',
      summary: 'From the highest piece of terrain one unit by lot takes a hit at the end of each round if it is seen.',
      does: [{ do: 'sniper', hits: { plus: 1 } }],
    },
  },
);
