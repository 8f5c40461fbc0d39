import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

test.each([
  ['[[[]]]', 3, false],
  ['[[[]]]', 2, true],
  ['{"a":[{"b":1}]}', 3, false],
  ['{"a":[{"b":1}]}', 2, true],
  ['[[],[],[],[]]', 2, false],
  ['["[[[[", "\\"[[[["]', 1, false],
  ['["\\\\", [[]]]', 2, true],
  ['"[', 0, false],
])('%s is deeper than %i: %s', (json, most, deeper) => {
  expect(isDeeperThan(json, most)).toBe(deeper);
});
