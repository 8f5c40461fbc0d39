import { expect, test } from 'vitest';
import { FailedLogins } from './failed-logins.ts';

const failing = (times: number, now = 0): FailedLogins => {
  const logins = new FailedLogins();
  for (let i = 0; i < times; i++) logins.failed('ada', now);
  return logins;
};

test('ten attempts may fail; then the wait doubles up to five minutes', () => {
  expect(failing(9).wait('ada', 0)).toBe(0);
  expect([10, 11, 12, 13, 14, 15, 40].map((times) => failing(times).wait('ada', 0) / 1000)).toEqual([
    10, 20, 40, 80, 160, 300, 300,
  ]);
  expect(failing(10).wait('ada', 4000)).toBe(6000);
  expect(failing(10).wait('ada', 10_000)).toBe(0);
});

test('other accounts do not wait, and the right password ends the wait', () => {
  const logins = failing(12);
  expect(logins.wait('ben', 0)).toBe(0);
  logins.passed('ada');
  expect(logins.wait('ada', 0)).toBe(0);
});

test('failures are forgotten after an hour, and when the clock is set back', () => {
  const logins = failing(12, 5_000_000);
  expect(logins.wait('ada', 5_000_000)).toBe(40_000);
  expect(logins.wait('ada', 1_000_000)).toBe(0);
  logins.failed('ada', 5_000_000 + 3_600_000);
  expect(logins.wait('ada', 5_000_000 + 3_600_000)).toBe(0);
});

test('the memory is bounded', () => {
  const logins = failing(10);
  for (let i = 0; i < 10_000; i++) logins.failed(`account-${i}`, 0);
  expect(logins.wait('ada', 0)).toBe(0);
});
