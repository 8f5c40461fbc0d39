import { expect, test } from 'vitest';
import { foundWeapon } from './found-weapon.ts';

const AP_D3 = [{ id: 'ap-d3' }];

test('gives a model the rare weapon of the game, with AP(D3)', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = foundWeapon;
  expect(gf).toMatchObject({
    number: 63,
    name: 'Alien Cannon',
    picks: { of: 'units', entry: true },
    does: [{ do: 'weapon', weapon: { name: 'Alien Cannon', range: 2400, attacks: 3, rules: AP_D3 } }],
    books: [{ keep: 'item', name: 'Alien Cannon' }],
  });
  expect(gff).toMatchObject({
    number: 63,
    name: "Grandpa's Gun",
    does: [{ do: 'weapon', weapon: { name: "Grandpa's Gun", range: 2400, attacks: 1, rules: AP_D3 } }],
    books: [{ keep: 'item', name: "Grandpa's Gun" }],
  });
  expect(aof).toMatchObject({
    number: 63,
    name: 'Holy Sword',
    does: [{ do: 'weapon', weapon: { name: 'Holy Sword', attacks: 6, rules: AP_D3 } }],
    books: [{ keep: 'item', name: 'Holy Sword' }],
  });
});
