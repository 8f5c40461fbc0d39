import { expect, test } from 'vitest';
import { windfallVp } from './windfall-vp.ts';

test('gives an army a VP', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = windfallVp;
  expect(gf).toMatchObject({
    number: 65,
    name: 'Critical Transmission',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'vp', vp: 1, when: 'at-once' }],
  });
  expect(gff).toEqual({ ...gf, name: 'Lucky Find', summary: gff.summary });
  expect(aof).toEqual({ ...gf, name: 'Critical Message' });
});
