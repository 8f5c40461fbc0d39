import { type EventVersions, versions } from './words/versions.ts';

/** Whoever is inside terrain is surprised there; whoever is by a ledge slips (campaign:E20, campaign:E31). */
export const surprise: EventVersions = versions(
  {
    number: 41,
    id: 'surprise',
    name: 'Surprise Attack',
    summary: 'One random unit inside terrain becomes Shaken.',
    picks: { of: 'units', only: 'in-terrain' },
    does: [{ do: 'shake' }],
    books: [],
  },
  {
    gff: {
      name: 'Slippery Ledge',
      summary: 'One random unit on elevated ground within 2" of its edge falls down.',
      picks: { of: 'units', only: 'near-elevation' },
      does: [{ do: 'slip' }],
    },
  },
);
