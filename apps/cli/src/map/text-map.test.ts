import { scene } from '@muster/testkit';
import { afterEach, expect, test } from 'vitest';
import { stripColours } from '../../../../tests/lib/ansi.ts';
import { setColumns } from '../../../../tests/lib/terminal.ts';
import { paintFor, PLAIN } from '../colours.ts';
import { textMap } from './text-map.ts';

let restore = (): void => undefined;
afterEach(() => restore());

const { battle } = scene({
  units: [
    { id: 'line', at: [10.5, 5], models: 2, spacing: 1 },
    { id: 'foe', side: 1, at: [60.5, 41] },
  ],
  terrain: [{ rect: [20, 30, 24, 36], kind: 'deep-lake' }],
});

test('a character is an inch, with figures along the edges and a legend below', () => {
  restore = setColumns(100);
  const lines = textMap(battle, PLAIN);
  expect(lines[0]).toBe('    0"          12"         24"         36"         48"         60"');
  expect(lines[1]).toBe(' 0"');
  // Row 2 of the table is 4" to 6" deep; four characters stand before it.
  expect(lines[3]).toBe(`${' '.repeat(4 + 10)}A A`);
  expect(lines[7]).toBe('12"');
  expect(lines.slice(25)).toEqual(['    A line', '    a foe', '    ; deep lake  numbers: objectives']);
});

test('a map fits a narrow terminal and has the same text in colours', () => {
  restore = setColumns(50);
  const lines = textMap(battle, PLAIN);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(50);
  expect(lines[0]).toContain('60"');
  const painted = textMap(battle, paintFor({ isTTY: true }, {})).map(stripColours);
  expect(painted.length).toBe(lines.length);
  for (const sign of ['A', 'a']) {
    const at = lines.findIndex((line) => line.includes(sign));
    expect(painted[at].indexOf(sign)).toBe(lines[at].indexOf(sign));
  }
});
