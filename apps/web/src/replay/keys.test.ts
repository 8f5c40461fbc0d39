import { expect, test } from 'vitest';
import { deedOfKey, stepAfter } from './keys.ts';

const ON_PAGE = { tag: 'BODY', inDialog: false, inMap: false };

test('keys run a replay unless they belong to what has the focus', () => {
  expect(deedOfKey(' ', ON_PAGE)).toBe('toggle');
  expect(deedOfKey(' ', { ...ON_PAGE, tag: 'BUTTON' })).toBeUndefined();
  expect(deedOfKey('ArrowLeft', { ...ON_PAGE, tag: 'BUTTON' })).toBe('back');
  expect(deedOfKey('ArrowLeft', { ...ON_PAGE, inMap: true })).toBeUndefined();
  expect(deedOfKey('End', { ...ON_PAGE, tag: 'INPUT' })).toBeUndefined();
  expect(deedOfKey('Home', { ...ON_PAGE, inDialog: true })).toBeUndefined();
});

test('steps stay within the battle; rounds are jumped to', () => {
  const marks = [{ step: 10 }, { step: 20 }];
  expect(stepAfter('back', 0, 30, marks)).toBe(0);
  expect(stepAfter('forward', 30, 30, marks)).toBe(30);
  expect(stepAfter('round-forward', 5, 30, marks)).toBe(10);
  expect(stepAfter('round-forward', 20, 30, marks)).toBe(30);
  expect(stepAfter('round-back', 20, 30, marks)).toBe(10);
  expect(stepAfter('round-back', 10, 30, marks)).toBe(0);
});
