import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('recently used values are remembered, others are made again', () => {
  const recent = new Recent<string, number>(2);
  let made = 0;
  const get = (key: string): number => recent.get(key, () => ++made);
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual([1, 2, 1, 3, 1, 4]);
});
