import { expect, test } from 'vitest';
import { fail, ok, type Result } from './result.ts';

test('a result is a value or an error', () => {
  const half = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : fail('odd'));
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, error: 'odd' });
});
