import { expect, test } from 'vitest';
import { bounty } from './bounty.ts';

test('pays the enemies of an army for what they destroy', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = bounty;
  expect(gf).toMatchObject({
    number: 12,
    name: 'Bring me their Heads',
    picks: { of: 'army' },
    does: [],
    books: [{ keep: 'bounty', points: 25 }],
  });
  expect(gff).toMatchObject({ number: 12, name: 'Juicy Reward', does: [], books: [{ keep: 'bounty', points: 5 }] });
  expect(aof).toEqual(gf);
});
