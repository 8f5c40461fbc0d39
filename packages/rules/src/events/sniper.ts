import { type EventVersions, versions } from './words/versions.ts';

/** A sniper who shoots at one unit at the end of each round (campaign:E18). */
export const sniper: EventVersions = versions(
  {
    number: 33,
    id: 'sniper',
    name: 'Crazed Sniper',
    summary:
      'A sniper on the highest terrain watches a random unit. At the end of each round, if the sniper sees the unit, it takes D3 hits.',
    picks: { of: 'units' },
    does: [{ do: 'sniper', hits: { die: 'D3' } }],
    books: [],
  },
  {
    gff: {
      name: 'Bounty Hunter',
      summary:
        'A sniper on the highest terrain watches a random unit. At the end of each round, if the sniper sees the unit, it takes 1 hit.',
      does: [{ do: 'sniper', hits: { plus: 1 } }],
    },
  },
);
