import { expect, test } from 'vitest';
import { captured } from './captured.ts';

test('takes a unit off the table, for a ransom', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = captured;
  expect(gf).toMatchObject({
    number: 11,
    name: 'P.O.W.',
    picks: { of: 'units', entry: true },
    does: [{ do: 'capture' }],
    books: [{ keep: 'ransom', price: { die: 'D3', times: 50 } }],
  });
  expect(gff).toMatchObject({
    number: 11,
    name: 'Slave Worker',
    does: [{ do: 'capture' }],
    books: [{ keep: 'ransom', price: { die: 'D3', times: 10 } }],
  });
  expect(aof).toEqual(gf);
});
