import { expect, test } from 'vitest';
import { rowOf, diceTable } from './table.ts';

test('a table says what each face means', () => {
  const casualties = diceTable({ 1: 'dead', '2-5': 'recovered', 6: 'talent' });
  expect([1, 2, 3, 4, 5, 6].map((face) => rowOf(casualties, face))).toEqual([
    'dead',
    'recovered',
    'recovered',
    'recovered',
    'recovered',
    'talent',
  ]);
  expect(casualties.results).toEqual(['dead', 'recovered', 'talent']);
});

test.each([
  [{ 1: 'a', '2-5': 'b' }, 'a face is missing'],
  [{ '1-3': 'a', '3-6': 'b' }, 'face 3'],
  [{ '0-6': 'a' }, 'face 0'],
  [{ '1-7': 'a' }, 'face 7'],
])('%o covers no die', (rows, why) => {
  expect(() => diceTable(rows)).toThrow(why);
});
