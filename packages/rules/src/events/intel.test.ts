import { expect, test } from 'vitest';
import { intel } from './intel.ts';

test('is worth a VP carried off the table, in Firefight near its edge', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = intel;
  expect(gf).toMatchObject({
    number: 36,
    name: 'Enemy Intel',
    picks: { of: 'quarter' },
    does: [{ do: 'intel', out: 'exit' }],
    books: [{ keep: 'vp', vp: 1, when: 'done' }],
  });
  expect(gff).toMatchObject({
    number: 36,
    name: 'Lost & Found',
    does: [{ do: 'intel', out: 'edge' }],
    books: [{ keep: 'vp', vp: 1, when: 'done' }],
  });
  expect(aof).toEqual({ ...gf, name: 'Enemy Plans' });
});
