import { type EventVersions, versions } from './words/versions.ts';

/** A unit inside terrain is Shaken, or one near a ledge falls (campaign:E20, campaign:E31). */
export const surprise: EventVersions = versions(
  {
    number: 41,
    id: 'surprise',
    name: 'Surprise Attack',
    summary: 'A random unit inside terrain becomes Shaken.',
    picks: { of: 'units', only: 'in-terrain' },
    does: [{ do: 'shake' }],
    books: [],
  },
  {
    gff: {
      name: 'Slippery Ledge',
      summary: 'A random unit on elevated terrain within 2″ of its edge falls down.',
      picks: { of: 'units', only: 'near-elevation' },
      does: [{ do: 'slip' }],
    },
  },
);
