import { expect, test } from 'vitest';
import { noteRead, unreadChange } from './seen-changes.ts';

test('a change of the rules is shown until it was read, and the next one again', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(unreadChange(store, 'a', [])).toBeUndefined();
  expect(unreadChange(store, 'a', ['first'])).toBe('first');
  noteRead(store, 'a', ['first']);
  expect(unreadChange(store, 'a', ['first'])).toBeUndefined();
  expect(unreadChange(store, 'b', ['first'])).toBe('first');
  expect(unreadChange(store, 'a', ['first', 'second'])).toBe('second');
});

test('without storage a change of the rules is shown each time', () => {
  const fail = (): never => {
    throw new Error('no storage');
  };
  expect(unreadChange({ getItem: fail }, 'a', ['first'])).toBe('first');
  expect(() => noteRead({ setItem: fail }, 'a', ['first'])).not.toThrow();
});
