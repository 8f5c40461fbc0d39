import { type EventVersions, versions } from './words/versions.ts';

/** Hits for one unit. */
export const mauled: EventVersions = versions(
  {
    number: 14,
    id: 'mauled',
    name: 'Monstrous Spawn',
    summary: 'A random unit takes D3+3 hits with AP(1).',
    picks: { of: 'units' },
    does: [{ do: 'hits', hits: { die: 'D3', plus: 3 }, ap: 1 }],
    books: [],
  },
  {
    gff: {
      name: 'Mutated Beast',
      summary: 'A random unit takes D3 hits with AP(1).',
      does: [{ do: 'hits', hits: { die: 'D3' }, ap: 1 }],
    },
  },
);
