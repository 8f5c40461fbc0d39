import { expect, test } from 'vitest';
import { isEqualJson } from './same.ts';

const weapon = () => ({ name: 'Rifle', range: 24, rules: [{ name: 'AP', rating: 1 }] });

test.each([
  ['numbers', 1, 1],
  ['lists', [1, [2]], [1, [2]]],
  ['objects', weapon(), weapon()],
  ['objects in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['missing values', undefined, undefined],
])('%s with the same content are the same', (_, one, other) => {
  expect(isEqualJson(one, other)).toBe(true);
});

test.each([
  ['numbers', 1, 2],
  ['a number and its text', 1, '1'],
  ['lists of another length', [1], [1, 2]],
  ['a list and an object', [], {}],
  ['an object and null', {}, null],
  ['objects with a difference deep inside', weapon(), { ...weapon(), rules: [{ name: 'AP', rating: 2 }] }],
  ['a missing field and one without a value', { a: undefined }, { b: undefined }],
  ['one more field', { a: 1 }, { a: 1, b: 2 }],
])('%s are not the same', (_, one, other) => {
  expect(isEqualJson(one, other)).toBe(false);
});
