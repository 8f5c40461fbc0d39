import { type EventEffect, inMelee } from '@muster/engine';
import { givenBy } from './words/given.ts';
import { type EventVersions, versions } from './words/versions.ts';

const dazzles = (name: string): EventEffect => ({
  do: 'grant',
  rule: givenBy('flash-grenades', name, 'Enemies get -1 to hit the unit in melee.', {
    defender: { toHit: inMelee(-1) },
  }),
  to: 'army',
  lasts: 'round',
});

/** One army is harder to hit in melee (campaign:E27). */
export const flashGrenades: EventVersions = versions(
  {
    number: 53,
    id: 'flash-grenades',
    name: 'Flash Grenades',
    summary: 'This round, enemies get -1 to hit units of a random army in melee.',
    picks: { of: 'army' },
    does: [dazzles('Flash Grenades')],
    books: [],
  },
  {
    gff: {
      name: 'The Oldest Trick',
      summary: 'This round, enemies get -1 to hit units of a random strike team in melee.',
      does: [dazzles('The Oldest Trick')],
    },
    aof: { name: 'Light Potions', does: [dazzles('Light Potions')] },
  },
);
