import { expect, test } from 'vitest';
import { surprise } from './surprise.ts';

test('shakes a unit in terrain, in Firefight it falls from an edge', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = surprise;
  expect(gf).toMatchObject({
    number: 41,
    name: 'Surprise Attack',
    picks: { of: 'units', only: 'in-terrain' },
    does: [{ do: 'shake' }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 41,
    name: 'Slippery Ledge',
    picks: { of: 'units', only: 'near-elevation' },
    does: [{ do: 'slip' }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
