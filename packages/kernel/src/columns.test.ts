import { expect, test } from 'vitest';
import { makeColumns } from './columns.ts';

const sizes = { game: 3, x: 5, none: 0, y: 5 };

test('columns lie one after the other over one block', () => {
  const columns = makeColumns(sizes);
  expect([columns.game.length, columns.x.length, columns.none.length, columns.y.length]).toEqual([3, 5, 0, 5]);
  expect(columns.block).toHaveLength(13);
  columns.game[2] = 1;
  columns.x[0] = 2;
  columns.y[4] = 3;
  expect(Array.from(columns.block)).toEqual([0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
  columns.block[3] = 7;
  expect(columns.x[0]).toBe(7);
});

test('a copy has the same numbers and a memory of its own', () => {
  const first = makeColumns(sizes);
  first.x.set([1, 2, 3, 4, 5]);
  const copy = makeColumns(sizes, first.block);
  expect(Array.from(copy.x)).toEqual([1, 2, 3, 4, 5]);
  copy.x[0] = 99;
  first.y[0] = 42;
  expect(first.x[0]).toBe(1);
  expect(copy.y[0]).toBe(0);
});

test('everything is copied back with one set', () => {
  const columns = makeColumns(sizes);
  columns.x.fill(3);
  const saved = columns.block.slice();
  columns.x.fill(4);
  columns.game[0] = 1;
  columns.block.set(saved);
  expect(Array.from(columns.x)).toEqual([3, 3, 3, 3, 3]);
  expect(columns.game[0]).toBe(0);
});

test('a block that is too long is an error', () => {
  expect(() => makeColumns(sizes, new Int32Array(14))).toThrow(RangeError);
});
