import { expect, test, vi } from 'vitest';
import { type HandKeys, hearKey, nextActive, nudgeOf } from './keys.ts';

const keysWith = (more: Partial<HandKeys>): HandKeys => ({
  grip: 'unit',
  active: undefined,
  models: [4, 5, 6],
  canUndo: false,
  isHeld: false,
  nudge: vi.fn(),
  activate: vi.fn(),
  undo: vi.fn(),
  cancel: vi.fn(),
  ...more,
});

const press = (key: string, keys: HandKeys, shift = false): boolean => hearKey({ key, shift }, keys);

test('arrow keys move by an inch, with Shift by a tenth', () => {
  expect(nudgeOf({ key: 'ArrowUp', shift: false })).toEqual({ x: 0, y: -100 });
  expect(nudgeOf({ key: 'ArrowRight', shift: true })).toEqual({ x: 10, y: 0 });
  expect(nudgeOf({ key: 'a', shift: false })).toBeUndefined();
});

test('Tab goes from model to model, and leaves after the last', () => {
  expect(nextActive([4, 5, 6], undefined, false)).toBe(4);
  expect(nextActive([4, 5, 6], 5, false)).toBe(6);
  expect(nextActive([4, 5, 6], 6, false)).toBeUndefined();
  expect(nextActive([4, 5, 6], undefined, true)).toBe(6);
  expect(nextActive([4, 5, 6], 4, true)).toBeUndefined();
});

test('Tab is ignored while the whole unit moves', () => {
  const whole = keysWith({});
  expect(press('Tab', whole)).toBe(false);
  expect(whole.activate).not.toHaveBeenCalled();
  const single = keysWith({ grip: 'models', active: 4 });
  expect(press('Tab', single)).toBe(true);
  expect(single.activate).toHaveBeenCalledWith(5);
});

test('keys without a function are left to the page', () => {
  for (const key of ['Backspace', 'Escape', 'Enter', 'Delete', 'r', 'x']) expect(press(key, keysWith({}))).toBe(false);
  const keys = keysWith({ canUndo: true, isHeld: true, done: vi.fn() });
  for (const key of ['Backspace', 'Escape', 'Enter']) expect(press(key, keys)).toBe(true);
  for (const action of [keys.undo, keys.cancel, keys.done]) expect(action).toHaveBeenCalledOnce();
});
