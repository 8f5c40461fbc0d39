import { expect, test } from 'vitest';
import { resultWords } from './result-words.ts';

const names = ['Rooks', 'Crows'];

test('the result of a battle names the winner, also after a side has conceded', () => {
  expect(resultWords(names, { finished: true, winner: 1, rounds: 4 })).toBe('Crows won');
  expect(resultWords(names, { finished: true, rounds: 4 })).toBe('A draw');
  expect(resultWords(names, { finished: false, rounds: 2 }, [0])).toBe('Crows won: Rooks conceded in round 2');
  expect(resultWords(names, { finished: false, rounds: 2 })).toBe('Not played to the end: stopped in round 2');
});
