import { expect, test } from 'vitest';
import { leftWords, typedFaces } from './faces.ts';

test('faces are read as they are typed', () => {
  expect(typedFaces('3 5,51')).toEqual([3, 5, 5, 1]);
  expect(typedFaces('70x')).toEqual([]);
});

test('missing, extra and invalid faces are reported', () => {
  expect(leftWords('', 3)).toBe('3 of 3 left');
  expect(leftWords('35', 3)).toBe('1 of 3 left');
  expect(leftWords('351', 3)).toBe('All dice entered.');
  expect(leftWords('3511', 3)).toBe('1 too many: only 3 dice are rolled.');
  expect(leftWords('22', 1)).toBe('1 too many: only one die is rolled.');
  expect(leftWords('37', 3)).toContain('“7”');
});
