import { afterEach, expect, test, vi } from 'vitest';
import { testServer } from '../testing/server.ts';
import { RequestWindows } from './request-windows.ts';

afterEach(() => vi.useRealTimers());

/** Counts one request of an address. */
const count = (windows: RequestWindows, address: string, length = 1000): number => {
  let counted = 0;
  windows.incr(address, (_error, result) => (counted = result?.current ?? 0), length);
  return counted;
};

test('counts each address separately and starts over after the window', () => {
  let now = 0;
  const windows = new RequestWindows(undefined, () => now);
  expect([count(windows, 'a'), count(windows, 'a'), count(windows, 'b')]).toEqual([1, 2, 1]);
  now = 999;
  expect(count(windows, 'a')).toBe(3);
  now = 1000;
  expect([count(windows, 'a'), count(windows.child(), 'a')]).toEqual([1, 1]);
});

test('forgets the least recent address', () => {
  const windows = new RequestWindows(undefined, () => 0);
  for (let i = 0; i < 5000; i++) count(windows, String(i));
  expect(count(windows, '0')).toBe(2);
  count(windows, 'one more');
  expect(count(windows, '0')).toBe(3);
  expect(count(windows, '1')).toBe(1);
});

test('a clock set back by an hour does not lock people out longer than a minute', async () => {
  const start = performance.now();
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(start);
  const server = await testServer({ limits: { requests: 3 } });
  const status = async (): Promise<number> => (await fetch(`${server.address}/api/lists`)).status;
  const statuses = [await status(), await status(), await status(), await status()];
  expect(statuses).toEqual([200, 200, 200, 429]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  elapsed.mockReturnValue(start + 61_000);
  expect(await status()).toBe(200);
  elapsed.mockRestore();
  await server.end();
});
