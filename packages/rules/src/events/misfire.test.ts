import { expect, test } from 'vitest';
import { misfire } from './misfire.ts';

test('hits the first unit that shoots a 1, with AP(2)', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = misfire;
  expect(gf).toMatchObject({
    number: 42,
    name: 'Grave Miscalculation',
    picks: { of: 'nothing' },
    does: [{ do: 'misfire', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 42,
    name: 'Toxic Waste',
    does: [{ do: 'misfire', hits: { die: 'D3' }, ap: 2 }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
