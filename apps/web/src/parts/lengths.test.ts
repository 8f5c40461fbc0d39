import { expect, test } from 'vitest';
import { inches, inchFigure, inchWords } from './lengths.ts';

test('lengths are rounded to a tenth', () => {
  expect([inchWords(100), inchWords(426), inchFigure(426), inches(426)]).toEqual([
    '1 inch',
    '4.3 inches',
    '4.3″',
    '4.3"',
  ]);
});
