import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

let written = '';
let before: PropertyDescriptor | undefined;
const setTerminal = (value: boolean): void => {
  Object.defineProperty(process.stderr, 'isTTY', { value, configurable: true, writable: true });
};

beforeEach(() => {
  written = '';
  before = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  vi.stubEnv('TERM', 'xterm');
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  if (before) Object.defineProperty(process.stderr, 'isTTY', before);
  else Reflect.deleteProperty(process.stderr, 'isTTY');
});

test('long work is shown on one line that is removed at the end', () => {
  setTerminal(true);
  const progress = showProgress('Counting');
  vi.advanceTimersByTime(200);
  progress.to(0.5);
  expect(written).toBe(`\rCounting ${'█'.repeat(15)}${'·'.repeat(15)} 50 %`);
  progress.to(0.6);
  expect(written).not.toContain('60 %');
  progress.end();
  expect(written.endsWith(`\r${' '.repeat('Counting'.length + 1 + 30 + 5)}\r`)).toBe(true);
});

test('words follow the bar, as far as there is room', () => {
  setTerminal(true);
  const columns = Object.getOwnPropertyDescriptor(process.stderr, 'columns');
  Object.defineProperty(process.stderr, 'columns', { value: 60, configurable: true });
  const progress = showProgress('Counting');
  vi.advanceTimersByTime(200);
  progress.to(0.5, '12 of 24 · 6/s');
  expect(written).toBe(`\rCounting ${'█'.repeat(15)}${'·'.repeat(15)} 50 % · 12 of 24 ·…`);
  vi.advanceTimersByTime(200);
  written = '';
  progress.to(1);
  // What is left of the longer line before is wiped out.
  expect(written).toBe(`\rCounting ${'█'.repeat(30)} 100 %${' '.repeat(58 - 45)}`);
  progress.end();
  if (columns) Object.defineProperty(process.stderr, 'columns', columns);
  else Reflect.deleteProperty(process.stderr, 'columns');
});

test('short work shows nothing', () => {
  setTerminal(true);
  const progress = showProgress('Counting');
  progress.to(0.5);
  progress.to(1);
  progress.end();
  expect(written).toBe('');
});

test.each([
  ['without a terminal', false, 'xterm'],
  ['where a line cannot be drawn again', true, 'dumb'],
])('nothing is shown %s', (_name, isTerminal, term) => {
  setTerminal(isTerminal);
  vi.stubEnv('TERM', term);
  const progress = showProgress('Counting');
  vi.advanceTimersByTime(1000);
  progress.to(0.5);
  progress.end();
  expect(written).toBe('');
});
