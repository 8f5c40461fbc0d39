import { expect, test } from 'vitest';
import { actionOfKey, stepAfter } from './keys.ts';

const ON_PAGE = { tag: 'BODY', inDialog: false, inMap: false };

test('keys control a replay unless the focused element needs them', () => {
  expect(actionOfKey(' ', ON_PAGE)).toBe('toggle');
  expect(actionOfKey(' ', { ...ON_PAGE, tag: 'BUTTON' })).toBeUndefined();
  expect(actionOfKey('ArrowLeft', { ...ON_PAGE, tag: 'BUTTON' })).toBe('back');
  expect(actionOfKey('ArrowLeft', { ...ON_PAGE, inMap: true })).toBeUndefined();
  expect(actionOfKey('End', { ...ON_PAGE, tag: 'INPUT' })).toBeUndefined();
  expect(actionOfKey('Home', { ...ON_PAGE, inDialog: true })).toBeUndefined();
});

test('steps stay within the battle, and keys jump from round to round', () => {
  const marks = [{ step: 10 }, { step: 20 }];
  expect(stepAfter('back', 0, 30, marks)).toBe(0);
  expect(stepAfter('forward', 30, 30, marks)).toBe(30);
  expect(stepAfter('round-forward', 5, 30, marks)).toBe(10);
  expect(stepAfter('round-forward', 20, 30, marks)).toBe(30);
  expect(stepAfter('round-back', 20, 30, marks)).toBe(10);
  expect(stepAfter('round-back', 10, 30, marks)).toBe(0);
});
