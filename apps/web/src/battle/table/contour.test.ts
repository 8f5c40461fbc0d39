import { expect, test } from 'vitest';
import { contourOf, outlineAround } from './contour.ts';

const map = (rows: readonly (readonly number[])[]) => ({
  x: 0,
  y: 0,
  step: 100,
  columns: rows[0].length,
  rows: rows.length,
  beyond: Float64Array.from(rows.flat()),
});

test('one reachable place has one closed border around it', () => {
  const d = contourOf(
    map([
      [80, 80, 80],
      [80, -80, 80],
      [80, 80, 80],
    ]),
  );
  expect(d.match(/M/g)).toHaveLength(1);
  expect(new Set(d.slice(1, -1).split('L'))).toEqual(new Set(['100 50', '150 100', '100 150', '50 100']));
});

test('holes and islands have their own borders, and the edge of the grid closes them', () => {
  const d = contourOf(
    map([
      [-50, -50, -50, Infinity, -50],
      [-50, Infinity, -50, Infinity, -50],
      [-50, -50, -50, Infinity, -50],
    ]),
  );
  expect(d.match(/M/g)).toHaveLength(3);
});

test('a range goes around all discs, at the right distance from each', () => {
  const d = outlineAround([{ x: 1000, y: 1000, radius: 50 }], 600);
  for (const corner of d.slice(1, -1).split('L')) {
    const [x, y] = corner.split(' ').map(Number);
    expect(Math.abs(Math.hypot(x - 1000, y - 1000) - 650)).toBeLessThan(2);
  }
  const two = [
    { x: 0, y: 0, radius: 50 },
    { x: 2000, y: 0, radius: 50 },
  ];
  expect(outlineAround(two, 600).match(/M/g)).toHaveLength(2);
  expect(outlineAround(two, 1200).match(/M/g)).toHaveLength(1);
});
