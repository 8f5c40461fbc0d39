import { type EventVersions, versions } from './words/versions.ts';

/** The first natural 1 to hit when shooting hurts the shooters (campaign:E21). */
export const misfire: EventVersions = versions(
  {
    number: 42,
    id: 'misfire',
    name: 'Grave Miscalculation',
    summary: 'The first unit that rolls a natural 1 to hit when shooting this round takes D3+3 hits with AP(2).',
    picks: { of: 'nothing' },
    does: [{ do: 'misfire', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  },
  {
    gff: {
      name: 'Toxic Waste',
      summary: 'The first unit that rolls a natural 1 to hit when shooting this round takes D3 hits with AP(2).',
      does: [{ do: 'misfire', hits: { die: 'D3' }, ap: 2 }],
    },
  },
);
