import { expect, test } from 'vitest';
import { duration, rate, wholeTime } from './text.ts';

test.each([
  [0.84, '0.8 ms'],
  [99.9, '99.9 ms'],
  [250.4, '250 ms'],
  [2500, '2.5 s'],
  [9940, '9.9 s'],
  [9960, '10 s'],
  [125_000, '2 min 05 s'],
])('%d ms are %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min 00 s'],
  [3599, '59 min 59 s'],
  [7800, '2 h 10 min'],
])('%i whole seconds are %s', (seconds, text) => expect(wholeTime(seconds)).toBe(text));

test('slow rates have a decimal place', () => {
  expect([rate(0.44), rate(9.94), rate(213.4)]).toEqual(['0.4', '9.9', '213']);
});
