import { expect, test } from 'vitest';
import { outpost } from './outpost.ts';

test('pays for a unit that an army sends away', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = outpost;
  expect(gf).toMatchObject({
    number: 62,
    name: 'Abandoned Outpost',
    picks: { of: 'army' },
    does: [{ do: 'send-away' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 50 }, when: 'done' }],
  });
  expect(gff).toMatchObject({
    number: 62,
    name: 'Ancient Artifact',
    does: [{ do: 'send-away' }],
    books: [{ keep: 'points', points: { die: 'D3', times: 10 }, when: 'done' }],
  });
  expect(aof).toEqual(gf);
});
