import { expect, test } from 'vitest';
import { agoWords } from './ago-words.ts';

test('a time is shown as how long ago it was', () => {
  expect(agoWords(1000, 2000)).toBe('just now');
  expect(agoWords(0, 61_000)).toBe('1 minute ago');
  expect(agoWords(0, 7_300_000)).toBe('2 hours ago');
  expect(agoWords(0, 200_000_000)).toBe('2 days ago');
});
