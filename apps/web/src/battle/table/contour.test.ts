import { expect, test } from 'vitest';
import { contourOf } from './contour.ts';

const map = (rows: readonly (readonly number[])[]) => ({
  x: 0,
  y: 0,
  step: 100,
  columns: rows[0].length,
  rows: rows.length,
  beyond: Float64Array.from(rows.flat()),
});

test('one place that can be reached has one closed border around it', () => {
  const d = contourOf(
    map([
      [50, 50, 50],
      [50, -50, 50],
      [50, 50, 50],
    ]),
  );
  expect(d.match(/M/g)).toHaveLength(1);
  expect(new Set(d.slice(1, -1).split('L'))).toEqual(new Set(['100 50', '150 100', '100 150', '50 100']));
});

test('holes and islands have borders of their own, and the rim of the grid closes them', () => {
  const d = contourOf(
    map([
      [-50, -50, -50, Infinity, -50],
      [-50, Infinity, -50, Infinity, -50],
      [-50, -50, -50, Infinity, -50],
    ]),
  );
  expect(d.match(/M/g)).toHaveLength(3);
});
