import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test('gives 5 XP for winning by the end of the round, and does nothing on the table', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = countdown;
  expect(gf).toMatchObject({
    number: 46,
    name: 'Countdown',
    picks: { of: 'nothing' },
    does: [],
    books: [{ keep: 'quick-win', xp: 5 }],
  });
  expect(gff).toEqual({ ...gf, name: 'Race against Time', summary: gff.summary });
  expect(aof).toEqual(gf);
});
