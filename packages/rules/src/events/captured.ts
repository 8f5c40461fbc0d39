import { type EventVersions, versions } from './words/versions.ts';

/** A unit is taken prisoner: it is off the table, and its ransom is a matter for after the battle (campaign:E6). */
export const captured: EventVersions = versions(
  {
    number: 11,
    id: 'captured',
    name: 'P.O.W.',
    summary: 'One random unit leaves the table; afterwards it is bought back for D3 times 50 points or disbanded.',
    picks: { of: 'units', entry: true },
    does: [{ do: 'capture' }],
    books: [{ keep: 'ransom', price: { die: 'D3', times: 50 } }],
  },
  {
    gff: {
      name: 'Slave Worker',
      summary: 'One random unit leaves the table; afterwards it is bought back for D3 times 10 points or disbanded.',
      books: [{ keep: 'ransom', price: { die: 'D3', times: 10 } }],
    },
  },
);
