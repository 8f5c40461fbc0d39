import { inMelee } from '@muster/engine';
import { expect, test } from 'vitest';
import { flashGrenades } from './flash-grenades.ts';

test('makes an army harder to hit in melee for a round', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = flashGrenades;
  expect(gf).toMatchObject({
    number: 53,
    name: 'Flash Grenades',
    picks: { of: 'army' },
    does: [
      { do: 'grant', to: 'army', lasts: 'round', rule: { name: 'Flash Grenades', defender: { toHit: inMelee(-1) } } },
    ],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 53,
    name: 'The Oldest Trick',
    does: [
      { do: 'grant', to: 'army', lasts: 'round', rule: { name: 'The Oldest Trick', defender: { toHit: inMelee(-1) } } },
    ],
    books: [],
  });
  expect(aof).toMatchObject({
    number: 53,
    name: 'Light Potions',
    does: [
      { do: 'grant', to: 'army', lasts: 'round', rule: { name: 'Light Potions', defender: { toHit: inMelee(-1) } } },
    ],
    books: [],
  });
});
