import { expect, test } from 'vitest';
import { earthquake } from './earthquake.ts';

test('tests units that are inside terrain, in Firefight near it', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = earthquake;
  expect(gf).toMatchObject({
    number: 24,
    name: 'Earthquake',
    picks: { of: 'nothing' },
    does: [{ do: 'quake', reach: 'inside' }],
    books: [],
  });
  expect(gff).toMatchObject({ number: 24, name: 'Fragile Roofs', does: [{ do: 'quake', reach: 'near' }], books: [] });
  expect(aof).toEqual(gf);
});
