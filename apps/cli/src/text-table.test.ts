import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setColumns } from '../../../tests/lib/terminal.ts';
import { lineWidth, shorten, TIE, wrapIndented, wrapText } from './text-table.ts';

describe('a line', () => {
  let undo: () => void;
  beforeEach(() => {
    undo = setColumns(100);
  });
  afterEach(() => undo());

  test('is as wide as the terminal, within limits', () => {
    expect([lineWidth(120), lineWidth(90)]).toEqual([100, 90]);
    setColumns(10);
    expect(lineWidth(120)).toBe(40);
  });

  test('has 80 letters without a terminal', () => {
    setColumns(undefined);
    expect(lineWidth(120)).toBe(80);
  });
});

test('text is wrapped between words', () => {
  expect(wrapText('', 10)).toEqual(['']);
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('one two three', 13)).toEqual(['one two three']);
});

test('words that are too long are broken', () => {
  expect(wrapText('a abcdefghij', 4)).toEqual(['a', 'abcd', 'efgh', 'ij']);
});

test('lines are indented, later ones more, and tied words stay together', () => {
  expect(wrapIndented(`one two${TIE}three four`, 14)).toEqual(['  one', '    two three', '    four']);
  expect(wrapIndented('one two three', 10, '')).toEqual(['  one two', '  three']);
});

test('a shortened name ends in an ellipsis', () => {
  expect(shorten('Guard', 5)).toBe('Guard');
  expect(shorten('Guards', 5)).toBe('Guar…');
  expect(shorten('Old Guards', 5)).toBe('Old…');
});
