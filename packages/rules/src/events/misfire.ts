import { type EventVersions, versions } from './words/versions.ts';

/** The first bad shot of the round goes very badly (campaign:E21). */
export const misfire: EventVersions = versions(
  {
    number: 42,
    id: 'misfire',
    name: 'Grave Miscalculation',
    summary: 'The first unit in this round that rolls a 1 to hit with a shot takes D3+3 hits with AP(2).',
    picks: { of: 'nothing' },
    does: [{ do: 'misfire', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  },
  {
    gff: {
      name: 'Toxic Waste',
      summary: 'The first unit in this round that rolls a 1 to hit with a shot takes D3 hits with AP(2).',
      does: [{ do: 'misfire', hits: { die: 'D3' }, ap: 2 }],
    },
  },
);
