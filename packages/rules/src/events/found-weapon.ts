import type { Weapon } from '@muster/engine';
import { type EventVersions, versions } from './words/versions.ts';

const sharp = (weapon: Omit<Weapon, 'rules'>): Weapon => ({ ...weapon, rules: [{ id: 'ap-d3' }] });

/** A rare weapon for one model of a roster entry, also in later battles (campaign:E12). */
export const foundWeapon: EventVersions = versions(
  {
    number: 63,
    id: 'found-weapon',
    name: 'Alien Cannon',
    summary: 'A model of a random unit finds an Alien Cannon: 24″, A3, AP(D3).',
    picks: { of: 'units', entry: true },
    does: [{ do: 'weapon', weapon: sharp({ name: 'Alien Cannon', range: 2400, attacks: 3 }) }],
    books: [{ keep: 'item', name: 'Alien Cannon' }],
  },
  {
    gff: {
      name: "Grandpa's Gun",
      summary: 'A model of a random unit finds Grandpa’s Gun: 24″, A1, AP(D3).',
      does: [{ do: 'weapon', weapon: sharp({ name: "Grandpa's Gun", range: 2400, attacks: 1 }) }],
      books: [{ keep: 'item', name: "Grandpa's Gun" }],
    },
    aof: {
      name: 'Holy Sword',
      summary: 'A model of a random unit finds a Holy Sword: A6, AP(D3).',
      does: [{ do: 'weapon', weapon: sharp({ name: 'Holy Sword', attacks: 6 }) }],
      books: [{ keep: 'item', name: 'Holy Sword' }],
    },
  },
);
