import { expect, test } from 'vitest';
import { parseFaces, parseSpot } from './prompt.ts';

test('faces are parsed with and without spaces, and their number must match', () => {
  expect(parseFaces('3 5, 5 1', 4)).toEqual([3, 5, 5, 1]);
  expect(parseFaces('3551', 4)).toEqual([3, 5, 5, 1]);
  expect(parseFaces('355', 4)).toBeUndefined();
  expect(parseFaces('35511', 4)).toBeUndefined();
  expect(parseFaces('3751', 4)).toBeUndefined();
  expect(parseFaces('3x51', 4)).toBeUndefined();
});

test('places are parsed in inches', () => {
  expect(parseSpot('34, 18.5')).toEqual({ x: 3400, y: 1850 });
  expect(parseSpot('34')).toBeUndefined();
});
