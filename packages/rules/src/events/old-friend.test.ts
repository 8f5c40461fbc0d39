import { expect, test } from 'vitest';
import { oldFriend } from './old-friend.ts';

test('brings a Mercenary with the weapon of the game', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = oldFriend;
  expect(gf).toMatchObject({
    number: 34,
    name: 'Old Friend',
    picks: { of: 'units', only: 'on-foot' },
    does: [
      {
        do: 'ally',
        joins: true,
        unit: { quality: 3, defense: 3, weapons: [{ name: 'Carbine', range: 1800, attacks: 3 }] },
      },
    ],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 34,
    name: 'Honor Debt',
    picks: { of: 'units', only: 'on-table' },
    does: [
      {
        do: 'ally',
        joins: false,
        unit: { quality: 4, defense: 4, weapons: [{ name: 'Carbine', range: 1800, attacks: 1 }] },
      },
    ],
    books: [],
  });
  expect(aof).toMatchObject({
    number: 34,
    name: 'Honor Debt',
    does: [
      { do: 'ally', joins: true, unit: { quality: 3, defense: 3, weapons: [{ name: 'Hand Weapon', attacks: 3 }] } },
    ],
    books: [],
  });
});
