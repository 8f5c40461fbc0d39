import { expect, test } from 'vitest';
import { boobyTrap } from './booby-trap.ts';

test('lets a player secretly trap a piece of terrain', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = boobyTrap;
  expect(gf).toMatchObject({
    number: 23,
    name: 'Rigged to Blow',
    picks: { of: 'player', notes: 'terrain' },
    does: [{ do: 'trap', hits: { die: 'D3', plus: 3 }, ap: 2 }],
    books: [],
  });
  expect(gff).toMatchObject({
    number: 23,
    name: 'Proximity Mine',
    does: [{ do: 'trap', hits: { die: 'D3' }, ap: 2 }],
    books: [],
  });
  expect(aof).toEqual(gf);
});
