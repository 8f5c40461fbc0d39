import { expect, test } from 'vitest';
import { terror } from './terror.ts';

test('makes one unit frighten enemies within 6", for the rest of the battle', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = terror;
  expect(gf).toMatchObject({
    number: 56,
    name: 'Covered in Blood',
    picks: { of: 'units' },
    does: [
      {
        do: 'grant',
        to: 'targets',
        lasts: 'battle',
        rule: { name: 'Covered in Blood', radiates: { to: 'foes', inches: 6, gives: { morale: { bonus: -1 } } } },
      },
    ],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 56,
    name: 'Possessed',
    does: [
      {
        do: 'grant',
        to: 'targets',
        lasts: 'battle',
        rule: { name: 'Possessed', radiates: { to: 'foes', inches: 6, gives: { morale: { bonus: -1 } } } },
      },
    ],
    books: [],
  });
  expect(aof).toEqual(gf);
});
