import { type EventVersions, versions } from './words/versions.ts';

/** Points for one army. */
export const windfallPoints: EventVersions = versions(
  {
    number: 64,
    id: 'windfall-points',
    name: 'Extortion',
    summary: 'A random army gets D3 × 25 points at once.',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'points', points: { die: 'D3', times: 25 }, when: 'at-once' }],
  },
  {
    gff: {
      name: "Coward's Reward",
      summary: 'A random strike team gets D3 × 5 points at once.',
      books: [{ keep: 'points', points: { die: 'D3', times: 5 }, when: 'at-once' }],
    },
  },
);
