import { expect, test } from 'vitest';
import { bar, chart, percent } from './bars.ts';
import { PLAIN } from './colours.ts';

test('bars grow by eighths of a block', () => {
  expect(bar(0, 4)).toBe('');
  expect(bar(1, 4)).toBe('████');
  expect(bar(0.5, 4)).toBe('██');
  expect(bar(1 / 32, 4)).toBe('▏');
  expect(bar(17 / 32, 4)).toBe('██▏');
  expect(bar(2, 4)).toBe('████');
});

test('chances are rounded, but never to certainty', () => {
  expect([0, 0.0004, 0.0005, 0.632, 0.9996, 1].map(percent)).toEqual([
    '0 %',
    '< 0.1 %',
    '0.1 %',
    '63.2 %',
    '> 99.9 %',
    '100 %',
  ]);
});

test('charts keep their columns', () => {
  const rows = chart(
    [
      { label: 'one', share: 1 },
      { label: 'thirteen', share: 0.25 },
    ],
    PLAIN,
  );
  expect(rows).toEqual([
    `       one  ${'█'.repeat(40)}      100 %`,
    `  thirteen  ${'█'.repeat(10)}${'·'.repeat(30)}     25.0 %`,
  ]);
});
