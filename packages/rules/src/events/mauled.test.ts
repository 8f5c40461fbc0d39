import { expect, test } from 'vitest';
import { mauled } from './mauled.ts';

test('hits one unit with AP(1)', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = mauled;
  expect(gf).toMatchObject({
    number: 14,
    name: 'Monstrous Spawn',
    picks: { of: 'units' },
    does: [{ do: 'hits', hits: { die: 'D3', plus: 3 }, ap: 1 }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 14,
    name: 'Mutated Beast',
    does: [{ do: 'hits', hits: { die: 'D3' }, ap: 1 }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
