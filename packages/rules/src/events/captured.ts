import { type EventVersions, versions } from './words/versions.ts';

/** A unit leaves the table; its ransom is settled after the battle (campaign:E6). */
export const captured: EventVersions = versions(
  {
    number: 11,
    id: 'captured',
    name: 'P.O.W.',
    summary:
      'A random unit leaves the table. After the battle, its army buys it back for D3 × 50 points or disbands it.',
    picks: { of: 'units', entry: true },
    does: [{ do: 'capture' }],
    books: [{ keep: 'ransom', price: { die: 'D3', times: 50 } }],
  },
  {
    gff: {
      name: 'Slave Worker',
      summary:
        'A random unit leaves the table. After the battle, its team buys it back for D3 × 10 points or disbands it.',
      books: [{ keep: 'ransom', price: { die: 'D3', times: 10 } }],
    },
  },
);
