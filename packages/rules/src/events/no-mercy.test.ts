import { expect, test } from 'vitest';
import { noMercy } from './no-mercy.ts';

test('gives 1 XP for destroying a Shaken enemy, and does nothing on the table', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = noMercy;
  expect(gf).toMatchObject({
    number: 44,
    name: 'No Mercy',
    picks: { of: 'nothing' },
    does: [],
    books: [{ keep: 'no-mercy', xp: 1 }],
  });
  expect(gff).toEqual({ ...gf, name: 'Opportunist', summary: gff.summary });
  expect(aof).toEqual(gf);
});
