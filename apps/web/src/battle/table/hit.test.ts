import { expect, test } from 'vitest';
import { discAt } from './hit.ts';

const discs = [
  { model: 0, x: 0, y: 0, radius: 50 },
  { model: 1, x: 300, y: 0, radius: 50 },
  { model: 2, x: 1000, y: 0, radius: 300 },
];

test('the disc under the pointer is hit, or the nearest within the slop', () => {
  expect(discAt(discs, 20, 10, 0)).toBe(0);
  expect(discAt(discs, 140, 0, 100)).toBe(0);
  expect(discAt(discs, 180, 0, 100)).toBe(1);
  expect(discAt(discs, 180, 0, 40)).toBeUndefined();
});

test('a disc under the pointer comes before one that is only near', () => {
  expect(discAt([...discs, { model: 3, x: 640, y: 0, radius: 50 }], 710, 0, 100)).toBe(2);
});
