import { expect, test } from 'vitest';
import { labelSpot } from './label-spot.ts';

const table = { width: 7200, depth: 4800 };
const words = { width: 600, height: 100 };
const middle = [{ x: 3600, y: 2400, radius: 50 }];

test('a label is on the line, at its top', () => {
  expect(labelSpot(table, middle, 1200, words, [])).toEqual({ x: 3600, y: 1150 });
});

test('a label avoids pieces', () => {
  const spot = labelSpot(table, middle, 1200, words, [{ x: 3600, y: 1150, radius: 50 }]);
  expect(spot).toBeDefined();
  expect(Math.hypot((spot?.x ?? 0) - 3600, (spot?.y ?? 0) - 2400)).toBeCloseTo(1250, 0);
  expect(spot).not.toEqual({ x: 3600, y: 1150 });
});

test('a line off the table has no label', () => {
  expect(labelSpot(table, middle, 9000, words, [])).toBeUndefined();
});
