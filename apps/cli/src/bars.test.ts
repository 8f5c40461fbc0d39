import { afterEach, beforeEach, expect, test } from 'vitest';
import { setColumns } from '../../../tests/lib/terminal.ts';
import { bar, chart, charts, chanceText } from './bars.ts';
import { type Paint, PLAIN } from './colours.ts';

let undo: () => void;
beforeEach(() => {
  undo = setColumns(undefined);
});
afterEach(() => undo());

test('bars grow by eighths of a block', () => {
  expect(bar(0, 4)).toBe('');
  expect(bar(1, 4)).toBe('████');
  expect(bar(0.5, 4)).toBe('██');
  expect(bar(1 / 32, 4)).toBe('▏');
  expect(bar(17 / 32, 4)).toBe('██▏');
  expect(bar(2, 4)).toBe('████');
});

test('chances are never rounded to 0 % or 100 %', () => {
  expect([0, 0.0004, 0.0005, 0.632, 0.9996, 1].map(chanceText)).toEqual([
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
    `       one  ${'█'.repeat(40)}     100 %`,
    `  thirteen  ${'█'.repeat(10)}${'·'.repeat(30)}    25.0 %`,
  ]);
});

test('several charts are aligned, and charts without rows are left out', () => {
  const lines = charts(
    [
      { heading: 'First', rows: [{ label: 'a', share: 0 }] },
      { heading: 'Second', rows: [] },
      { heading: 'Third', rows: [{ label: 'long', share: 1 }] },
    ],
    PLAIN,
  );
  expect(lines).toEqual([
    '',
    'First',
    `     a  ${'·'.repeat(40)}       0 %`,
    '',
    'Third',
    `  long  ${'█'.repeat(40)}     100 %`,
  ]);
});

test.each([40, 60, 80, 120])('no row is wider than a terminal of %i letters', (columns) => {
  setColumns(columns);
  const rows = ['x', 'a label of middling length', 'y'.repeat(200)].map((label) => ({ label, share: 0.9999 }));
  for (const shown of [rows.slice(0, 1), rows.slice(0, 2), rows]) {
    const lengths = chart(shown, PLAIN).map((line) => line.length);
    expect(new Set(lengths).size).toBe(1);
    expect(lengths[0]).toBeLessThanOrEqual(columns);
  }
  expect(chart(rows, PLAIN)[2]).toContain('…');
});

test('only words and non-empty bars are coloured', () => {
  const wrap = (name: string) => (text: string) => `<${name}>${text}</${name}>`;
  const paint: Paint = {
    bold: wrap('b'),
    dim: wrap('d'),
    bad: wrap('x'),
    good: wrap('g'),
    side: (side, text) => wrap(`s${side}`)(text),
  };
  const rows = [
    { label: 'a', share: 1, strong: true, side: 1 },
    { label: 'b', share: 0, side: 0 },
  ];
  expect(chart(rows, paint)).toEqual([
    `  <b>a</b>  <s1>${'█'.repeat(40)}</s1>     100 %`,
    `  b  <d>${'·'.repeat(40)}</d>       0 %`,
  ]);
});
