import { type EventVersions, versions } from './words/versions.ts';

/** Hits for all units in a quarter of the table (campaign:E19). */
export const toxicQuarter: EventVersions = versions(
  {
    number: 22,
    id: 'toxic-quarter',
    name: 'Toxic Fumes',
    summary: 'Each unit in a random table quarter takes D3+4 hits.',
    picks: { of: 'quarter' },
    does: [{ do: 'hits', hits: { die: 'D3', plus: 4 }, ap: 0 }],
    books: [],
  },
  {
    gff: {
      name: 'Poisonous Cloud',
      summary: 'Each unit in a random table quarter takes D3+1 hits.',
      does: [{ do: 'hits', hits: { die: 'D3', plus: 1 }, ap: 0 }],
    },
  },
);
