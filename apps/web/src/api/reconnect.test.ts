import { expect, test } from 'vitest';
import { RESTART_CODE, waitBefore } from './reconnect.ts';

test('pages wait longer after each failure, up to a limit, with random differences', () => {
  expect([0, 1, 2, 3, 10, 100].map((failed) => waitBefore(failed, undefined, 0.5))).toEqual([
    300, 600, 1200, 2400, 8000, 8000,
  ]);
  expect([0, 0.5, 1].map((random) => waitBefore(0, 1006, random))).toEqual([150, 300, 450]);
  expect([0, 0.5, 1].map((random) => waitBefore(10, 1006, random))).toEqual([4000, 8000, 12_000]);
});

test('after a restart pages reconnect spread over seconds', () => {
  expect([0, 0.5, 1].map((random) => waitBefore(0, RESTART_CODE, random))).toEqual([300, 1550, 2800]);
  // A server that is not up yet is asked again as usual.
  expect(waitBefore(1, RESTART_CODE, 0.5)).toBe(600);
});
