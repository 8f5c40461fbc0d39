import { expect, test } from 'vitest';
import { escort } from './escort.ts';

test('pays for a unit that walks off the table', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = escort;
  expect(gf).toMatchObject({
    number: 35,
    name: 'Escort Mission',
    picks: { of: 'units' },
    does: [{ do: 'escort' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 25 }, when: 'done' }],
  });
  expect(gff).toMatchObject({
    number: 35,
    name: 'Precious Artifact',
    does: [{ do: 'escort' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 5 }, when: 'done' }],
  });
  expect(aof).toEqual(gf);
});
