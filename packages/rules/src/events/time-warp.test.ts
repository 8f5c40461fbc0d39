import { expect, test } from 'vitest';
import { timeWarp } from './time-warp.ts';

test('calls a destroyed unit to a duel for its return', () => {
  const { 'gf-3.4.0': gf, gff, 'aof-2.0': aof } = timeWarp;
  expect(gf).toMatchObject({
    number: 66,
    name: 'Time Warp',
    picks: { of: 'units', only: 'destroyed', entry: true },
    does: [
      {
        do: 'duel',
        foe: {
          name: 'Time Beast',
          quality: 3,
          defense: 3,
          weapons: [{ attacks: 6, rules: [{ id: 'ap', rating: 2 }] }],
          rules: [{ id: 'tough', rating: 6 }],
        },
      },
    ],
    books: [
      { keep: 'duel' },
      { keep: 'xp', xp: { plus: 3 }, when: 'done' },
      { keep: 'points', points: { plus: 150 }, when: 'done' },
    ],
  });
  expect(gff).toMatchObject({
    number: 66,
    name: 'Sold to the Pits',
    does: [
      {
        do: 'duel',
        foe: {
          name: 'Gladiator',
          quality: 3,
          defense: 3,
          weapons: [
            { range: 1800, attacks: 2 },
            { attacks: 3, rules: [{ id: 'ap', rating: 1 }] },
          ],
          rules: [],
        },
      },
    ],
    books: [
      { keep: 'duel' },
      { keep: 'xp', xp: { plus: 3 }, when: 'done' },
      { keep: 'points', points: { plus: 30 }, when: 'done' },
    ],
  });
  expect(aof).toEqual(gf);
});
