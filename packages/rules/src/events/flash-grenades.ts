import { type EventEffect, inMelee } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const dazzles = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('flash-grenades', name, 'Enemies have -1 to hit it in melee.', { defender: { toHit: inMelee(-1) } }),
  to: 'army',
  lasts: 'round',
});

/** Whoever strikes at the army cannot see well (campaign:E27). */
export const flashGrenades: EventVersions = versions(
  {
    number: 53,
    id: 'flash-grenades',
    name: 'Flash Grenades',
    summary: 'In this round enemies have -1 to hit units of one random army in melee.',
    picks: { of: 'army' },
    does: [dazzles('Flash Grenades')],
    books: [],
  },
  {
    gff: {
      name: 'The Oldest Trick',
      summary: 'In this round enemies have -1 to hit units of one random strike team in melee.',
      does: [dazzles('The Oldest Trick')],
    },
    aof: { name: 'Light Potions', does: [dazzles('Light Potions')] },
  },
);
