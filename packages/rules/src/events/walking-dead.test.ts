import { expect, test } from 'vitest';
import { walkingDead } from './walking-dead.ts';

const ZOMBIES = { name: 'Zombies', quality: 5, defense: 5, weapons: [{ attacks: 3 }], rules: [{ id: 'slow' }] };

test('brings Zombies into a quarter', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = walkingDead;
  expect(gf).toMatchObject({
    number: 32,
    name: 'The Walking Dead',
    picks: { of: 'quarter' },
    does: [{ do: 'neutrals', unit: ZOMBIES, models: { die: 'D6', plus: 4 } }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 32,
    name: 'Zombies!',
    does: [{ do: 'neutrals', unit: ZOMBIES, models: { die: 'D3', plus: 2 } }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
