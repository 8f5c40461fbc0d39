import { expect, test } from 'vitest';
import { relic } from './relic.ts';

test('gives one unit D3 XP', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = relic;
  expect(gf).toMatchObject({
    number: 61,
    name: 'Ancient Relic',
    picks: { of: 'units', entry: true },
    does: [],
    books: [{ keep: 'xp', xp: { die: 'D3' }, when: 'at-once' }],
  });
  expect(gff).toEqual({ ...gf, name: 'Wisdom of the Gods', summary: gff.summary });
  expect(aof).toEqual(gf);
});
