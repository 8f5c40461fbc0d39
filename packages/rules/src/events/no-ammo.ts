import { type EventVersions, versions } from './words/versions.ts';

/** Units that cannot shoot any more. */
export const noAmmo: EventVersions = versions(
  {
    number: 15,
    id: 'no-ammo',
    name: 'Low Supplies',
    summary: 'D3 random units cannot shoot for the rest of the battle.',
    picks: { of: 'units', count: { die: 'D3' } },
    does: [{ do: 'silence' }],
    books: [],
  },
  { gff: { name: 'Out of Ammo' } },
);
