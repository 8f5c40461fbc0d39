import { expect, test } from 'vitest';
import { isJsonDeeperThan, exceededJsonLimit } from './json-limits.ts';

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
  expect(isJsonDeeperThan(json, most)).toBe(deeper);
});

test.each([
  ['[1,2,3]', 3, undefined],
  ['[1,2,3]', 2, 'values'],
  ['{"a":[1,2],"b":",,,,"}', 3, undefined],
  ['{"a":[1,2],"b":0}', 2, 'values'],
])('%s with at most %i values exceeds: %s', (json, values, beyond) => {
  expect(exceededJsonLimit(json, { depth: 9, values })).toBe(beyond);
});
