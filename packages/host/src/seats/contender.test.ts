import { playerNames } from '@muster/ai';
import { describe, expect, test } from 'vitest';
import { type Contender, isRepeatable, parseContender } from './contender.ts';

const read = (text: string): Contender => {
  const contender = parseContender(text);
  if (!contender.ok) throw new Error(contender.error);
  return contender.value;
};

const problem = (text: string, others?: readonly string[]): string => {
  const contender = parseContender(text, others);
  return contender.ok ? '' : contender.error;
};

test.each(playerNames)('%s is a contender by its name', (name) => {
  expect(read(name)).toEqual({ label: name, name, character: undefined, budget: undefined });
});

test('a captain has a character', () => {
  expect(read(' captain:aggressive ')).toMatchObject({ label: 'captain:aggressive', character: 'aggressive' });
  expect(read('captain:balanced').label).toBe('captain');
});

test('a general has a character and a budget, in any order', () => {
  expect(read('general:cautious:rollouts=64')).toEqual(read('general:rollouts=64:cautious'));
  expect(read('general:cautious:rollouts=64')).toEqual({
    label: 'general:cautious:rollouts=64',
    name: 'general',
    character: 'cautious',
    budget: { of: 'rollouts', most: 64 },
  });
  expect(isRepeatable(read('general'))).toBe(true);
  expect(isRepeatable(read('general:rollouts=64'))).toBe(true);
  expect(isRepeatable(read('general:milliseconds=50'))).toBe(false);
});

describe('an invalid contender is refused', () => {
  test.each([
    ['sola', 'There is no player "sola"; did you mean "solo"?'],
    ['', 'There is no player ""; there are '],
    ['solo:aggressive', 'Unknown option "aggressive" in solo:aggressive: use just solo.'],
    ['captain:brave', 'captain takes one character (balanced, aggressive, cautious, objective).'],
    ['captain:rollouts=5', 'Unknown option "rollouts=5" in captain:rollouts=5'],
    ['captain:', 'Unknown option "" in captain:'],
    ['captain:cautious:aggressive', 'Unknown option "aggressive" in captain:cautious:aggressive'],
    ['general:rollouts=0', ' and one budget, such as rollouts=64.'],
    ['general:rollouts=x', '"rollouts=x" in'],
    ['general:luck=3', '"luck=3" in'],
    ['general:rollouts=3:milliseconds=5', '"milliseconds=5" in'],
  ])('%s', (text, words) => expect(problem(text)).toContain(words));

  test('with suggestions from other names', () => {
    expect(problem('humam', ['human'])).toBe('There is no player "humam"; did you mean "human"?');
  });
});
