import { expect, test } from 'vitest';
import { brokenGear } from './broken-gear.ts';

test('breaks something of D3 units, in Age of Fantasy any weapon', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = brokenGear;
  expect(gf).toMatchObject({
    number: 13,
    name: 'Fragile Guns',
    picks: { of: 'units', count: { die: 'D3' } },
    does: [{ do: 'disable', from: 'ranged' }],
    books: [],
  });
  expect(gff).toEqual({ ...gf, name: 'Murdercrow Shakedown', summary: gff.summary });
  expect(aof).toMatchObject({ number: 13, name: 'Fragile Swords', does: [{ do: 'disable', from: 'all' }], books: [] });
});
