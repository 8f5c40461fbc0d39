import { expect, test } from 'vitest';
import { warShout } from './war-shout.ts';

test('ends Shaken for one unit', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = warShout;
  expect(gf).toMatchObject({
    number: 55,
    name: 'War Shout',
    picks: { of: 'units', only: 'shaken' },
    does: [{ do: 'rally' }],
    books: [],
  });
  expect(gff).toEqual({ ...gf, name: 'Lucky Escape', summary: gff.summary });
  expect(aof).toEqual({ ...gf, name: 'Drums of War' });
});
