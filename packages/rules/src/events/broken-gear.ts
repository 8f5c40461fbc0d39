import { type EventVersions, versions } from './words/versions.ts';

/** Weapons and upgrades that break (campaign:E23). */
export const brokenGear: EventVersions = versions(
  {
    number: 13,
    id: 'broken-gear',
    name: 'Fragile Guns',
    summary: 'D3 random units each lose the use of a random ranged weapon or upgrade for the rest of the battle.',
    picks: { of: 'units', count: { die: 'D3' } },
    does: [{ do: 'disable', from: 'ranged' }],
    books: [],
  },
  {
    gff: { name: 'Murdercrow Shakedown' },
    aof: {
      name: 'Fragile Swords',
      summary: 'D3 random units each lose the use of a random weapon or upgrade for the rest of the battle.',
      does: [{ do: 'disable', from: 'all' }],
    },
  },
);
