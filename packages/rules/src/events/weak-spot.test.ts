import { expect, test } from 'vitest';
import { weakSpot } from './weak-spot.ts';

test('makes the first 1 to block worse', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = weakSpot;
  expect(gf).toMatchObject({
    number: 45,
    name: 'Weak Spot',
    picks: { of: 'nothing' },
    does: [{ do: 'weak-spot', wounds: { die: 'D3' } }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 45,
    name: 'Aim High',
    does: [{ do: 'weak-spot', wounds: 'wound-effect' }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
