import { expect, test } from 'vitest';
import { windfallPoints } from './windfall-points.ts';

test('gives an army points', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = windfallPoints;
  expect(gf).toMatchObject({
    number: 64,
    name: 'Extortion',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'points', points: { die: 'D3', times: 25 }, when: 'at-once' }],
  });
  expect(gff).toMatchObject({
    number: 64,
    name: "Coward's Reward",
    does: [],
    books: [{ keep: 'points', points: { die: 'D3', times: 5 }, when: 'at-once' }],
  });
  expect(aof).toEqual(gf);
});
