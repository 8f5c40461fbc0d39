import { expect, test } from 'vitest';
import { leftWords, typedFaces } from './faces.ts';

test('faces are read as they are typed', () => {
  expect(typedFaces('3 5,51')).toEqual([3, 5, 5, 1]);
  expect(typedFaces('70x')).toEqual([]);
});

test('what is missing, too much or no face is said', () => {
  expect(leftWords('', 3)).toBe('3 of 3 to go');
  expect(leftWords('35', 3)).toBe('1 of 3 to go');
  expect(leftWords('351', 3)).toBe('That is all.');
  expect(leftWords('3511', 3)).toBe('1 too many: 3 dice are rolled.');
  expect(leftWords('22', 1)).toBe('1 too many: one die is rolled.');
  expect(leftWords('37', 3)).toContain('“7”');
});
