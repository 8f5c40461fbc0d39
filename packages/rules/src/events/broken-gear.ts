import { type EventVersions, versions } from './words/versions.ts';

/** Weapons and upgrades that break (campaign:E23). */
export const brokenGear: EventVersions = versions(
  {
    number: 13,
    id: 'broken-gear',
    name: 'Fragile Guns',
    summary: 'D3 random units cannot use one of their ranged weapons or upgrades, chosen at random, to the end.',
    picks: { of: 'units', count: { die: 'D3' } },
    does: [{ do: 'disable', from: 'ranged' }],
    books: [],
  },
  {
    gff: { name: 'Murdercrow Shakedown' },
    aof: {
      name: 'Fragile Swords',
      summary: 'D3 random units cannot use one of their weapons or upgrades, chosen at random, to the end.',
      does: [{ do: 'disable', from: 'all' }],
    },
  },
);
