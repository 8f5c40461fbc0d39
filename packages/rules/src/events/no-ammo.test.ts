import { expect, test } from 'vitest';
import { noAmmo } from './no-ammo.ts';

test('stops D3 units from shooting', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = noAmmo;
  expect(gf).toMatchObject({
    number: 15,
    name: 'Low Supplies',
    picks: { of: 'units', count: { die: 'D3' } },
    does: [{ do: 'silence' }],
    books: [],
  });
  expect(gff).toEqual({ ...gf, name: 'Out of Ammo', summary: gff.summary });
  expect(aof).toEqual(gf);
});
