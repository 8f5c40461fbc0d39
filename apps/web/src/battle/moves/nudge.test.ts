import { expect, test } from 'vitest';
import { nextActive, nudgeOf } from './nudge.ts';

test('arrows move by an inch, with Shift by a tenth', () => {
  expect(nudgeOf({ key: 'ArrowUp', shift: false })).toEqual({ x: 0, y: -100 });
  expect(nudgeOf({ key: 'ArrowRight', shift: true })).toEqual({ x: 10, y: 0 });
  expect(nudgeOf({ key: 'a', shift: false })).toBeUndefined();
});

test('Tab goes from model to model, and on past the last', () => {
  expect(nextActive([4, 5, 6], undefined, false)).toBe(4);
  expect(nextActive([4, 5, 6], 5, false)).toBe(6);
  expect(nextActive([4, 5, 6], 6, false)).toBeUndefined();
  expect(nextActive([4, 5, 6], undefined, true)).toBe(6);
  expect(nextActive([4, 5, 6], 4, true)).toBeUndefined();
});
