import { expect, test } from 'vitest';
import { sniper } from './sniper.ts';

test('shoots at one unit: D3 hits, one in Firefight', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = sniper;
  expect(gf).toMatchObject({
    number: 33,
    name: 'Crazed Sniper',
    picks: { of: 'units' },
    does: [{ do: 'sniper', hits: { die: 'D3' } }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 33,
    name: 'Bounty Hunter',
    does: [{ do: 'sniper', hits: { plus: 1 } }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
