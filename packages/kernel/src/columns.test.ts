import { expect, test } from 'vitest';
import { blockLength, type Columns, columnsOver, type TakeColumn } from './columns.ts';

const layOut = (block: Int32Array, take: TakeColumn): Columns<'game' | 'x' | 'none' | 'y'> => ({
  block,
  game: take(3),
  x: take(5),
  none: take(0),
  y: take(5),
});

const makeColumns = (from?: Int32Array): ReturnType<typeof layOut> => {
  const block = new Int32Array(13);
  if (from) block.set(from);
  return layOut(block, columnsOver(block));
};

test('columns follow each other in one block', () => {
  const columns = makeColumns();
  expect([columns.game.length, columns.x.length, columns.none.length, columns.y.length]).toEqual([3, 5, 0, 5]);
  columns.game[2] = 1;
  columns.x[0] = 2;
  columns.y[4] = 3;
  expect(Array.from(columns.block)).toEqual([0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
  columns.block[3] = 7;
  expect(columns.x[0]).toBe(7);
});

test('a block that is part of a larger one does not touch the rest', () => {
  const memory = new Int32Array(20);
  const block = memory.subarray(4, 17);
  layOut(block, columnsOver(block)).game[0] = 9;
  expect(memory[4]).toBe(9);
});

test('a copy has the same numbers in separate memory', () => {
  const first = makeColumns();
  first.x.set([1, 2, 3, 4, 5]);
  const copy = makeColumns(first.block);
  expect(Array.from(copy.x)).toEqual([1, 2, 3, 4, 5]);
  copy.x[0] = 99;
  first.y[0] = 42;
  expect(first.x[0]).toBe(1);
  expect(copy.y[0]).toBe(0);
});

test('one set copies everything back', () => {
  const columns = makeColumns();
  columns.x.fill(3);
  const saved = columns.block.slice();
  columns.x.fill(4);
  columns.game[0] = 1;
  columns.block.set(saved);
  expect(Array.from(columns.x)).toEqual([3, 3, 3, 3, 3]);
  expect(columns.game[0]).toBe(0);
});

test('the length of a block is the sum of its columns', () => {
  expect(blockLength((take) => layOut(new Int32Array(0), take))).toBe(13);
});

test('too short a block throws', () => {
  const block = new Int32Array(12);
  expect(() => layOut(block, columnsOver(block))).toThrow(RangeError);
});
