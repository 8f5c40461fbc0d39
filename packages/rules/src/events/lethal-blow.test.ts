import { expect, test } from 'vitest';
import { lethalBlow } from './lethal-blow.ts';

test('makes the first 6 in melee deadly', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = lethalBlow;
  expect(gf).toMatchObject({
    number: 43,
    name: 'Berserker',
    picks: { of: 'nothing' },
    does: [{ do: 'lethal-blow', wounds: { die: 'D3' } }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 43,
    name: 'Snapped Neck',
    does: [{ do: 'lethal-blow', wounds: 'knock-out' }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
