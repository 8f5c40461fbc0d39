import { expect, test } from 'vitest';
import { storageWords } from './storage-words.ts';

test('storage is shown in megabytes, with the limit', () => {
  const limit = 20_000_000;
  expect(storageWords({ used: 0, limit })).toBe('You use 0 MB (limit 20 MB).');
  expect(storageWords({ used: 500, limit })).toBe('You use less than 0.1 MB (limit 20 MB).');
  expect(storageWords({ used: 1_250_000, limit })).toBe('You use 1.3 MB (limit 20 MB).');
});
