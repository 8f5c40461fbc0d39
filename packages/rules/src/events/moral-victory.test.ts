import { expect, test } from 'vitest';
import { moralVictory } from './moral-victory.ts';

test('gives an army 1 XP each when the noted enemy is destroyed', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = moralVictory;
  expect(gf).toMatchObject({
    number: 52,
    name: 'Moral Victory',
    picks: { of: 'player', notes: 'enemy' },
    does: [{ do: 'note-enemy' }],
    books: [{ keep: 'revenge', xp: 1 }],
  });
  expect(gff).toEqual({ ...gf, name: 'Revenge', summary: gff.summary });
  expect(aof).toEqual(gf);
});
