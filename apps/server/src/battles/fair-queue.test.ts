import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const queue = (...names: string[]): FairQueue<string> => {
  const made = new FairQueue<string>();
  for (const name of names) made.add(name[0], name);
  return made;
};

const drain = (from: FairQueue<string>): string => {
  const taken = [];
  for (let item = from.take(() => false); item; item = from.take(() => false)) taken.push(item);
  return taken.join(' ');
};

test('people take turns, even if one has many items', () => {
  expect(drain(queue('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'))).toBe('a1 b1 c1 a2 b2 a3 a4');
});

test('a person whose item is done waits for the others', () => {
  const waiting = queue('a1', 'a2', 'a3');
  expect(waiting.take(() => false)).toBe('a1');
  waiting.add('b', 'b1');
  waiting.sendBack('a');
  waiting.sendBack('c');
  expect(drain(waiting)).toBe('b1 a2 a3');
});

test('people who are busy keep their place', () => {
  const waiting = queue('a1', 'a2', 'b1');
  expect(waiting.take((person) => person === 'a')).toBe('b1');
  expect(waiting.take((person) => person === 'a')).toBeUndefined();
  expect([waiting.size, waiting.countOf('a'), waiting.countOf('b')]).toEqual([2, 2, 0]);
  expect(waiting.takeAll()).toEqual(['a1', 'a2']);
  expect(waiting.size).toBe(0);
});
