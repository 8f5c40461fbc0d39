import { type EventVersions, versions } from './words/versions.ts';

/** Nothing left to shoot with. */
export const noAmmo: EventVersions = versions(
  {
    number: 15,
    id: 'no-ammo',
    name: 'Low Supplies',
    summary: 'D3 random units cannot shoot to the end.',
    picks: { of: 'units', count: { die: 'D3' } },
    does: [{ do: 'silence' }],
    books: [],
  },
  { gff: { name: 'Out of Ammo' } },
);
