import type { SeatInfo } from '@muster/protocol';
import { expect, test } from 'vitest';
import { seatWords } from './headlines.ts';

const person = (name: string, online = true): SeatInfo => ({ kind: 'person', name, online });
const seats = [person('Ada'), person('Ben', false), person('Cy')];

test('a side shows who plays it, who is away, and who conceded', () => {
  const state = { seats, conceded: [2], over: false };
  const words = (mine: readonly number[]): string[] => seats.map((_, side) => seatWords(state, side, mine));
  expect(words([0])).toEqual(['you', 'Ben, away', 'Cy, conceded; the computer plays on']);
  expect(words([0, 2])).toEqual(['Ada', 'Ben, away', 'Cy, conceded; the computer plays on']);
  expect(seatWords({ ...state, over: true }, 2, [0])).toBe('Cy, conceded');
});
