import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('acts at once, then at most once per second, and once more for requests in between', () => {
  let acted = 0;
  const throttle = new Throttle(1000, () => acted++);
  for (let i = 0; i < 100; i++) throttle.ask();
  expect(acted).toBe(1);
  vi.advanceTimersByTime(999);
  expect(acted).toBe(1);
  vi.advanceTimersByTime(1);
  expect(acted).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(acted).toBe(2);
  throttle.ask();
  expect(acted).toBe(3);
});

test('does nothing after it was stopped', () => {
  let acted = 0;
  const throttle = new Throttle(1000, () => acted++);
  throttle.ask();
  throttle.ask();
  throttle.end();
  vi.advanceTimersByTime(5000);
  expect(acted).toBe(1);
});
