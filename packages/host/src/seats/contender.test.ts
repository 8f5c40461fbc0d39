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

test('a captain has a temper', () => {
  expect(read(' captain:aggressive ')).toMatchObject({ label: 'captain:aggressive', character: 'aggressive' });
  expect(read('captain:balanced').label).toBe('captain');
});

test('a general has a temper and a budget, in any order', () => {
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

describe('what is no contender is told', () => {
  test.each([
    ['sola', 'There is no player "sola"; did you mean "solo"?'],
    ['', 'There is no player ""; there are '],
    ['solo:aggressive', '"aggressive" in solo:aggressive is nothing that can be said about a player: say just solo.'],
    ['captain:brave', 'captain has one of the characters balanced, aggressive, cautious, objective.'],
    ['captain:rollouts=5', '"rollouts=5" in captain:rollouts=5 is nothing'],
    ['captain:', '"" in captain: is nothing'],
    ['captain:cautious:aggressive', '"aggressive" in captain:cautious:aggressive is nothing'],
    ['general:rollouts=0', 'and one budget, such as rollouts=64.'],
    ['general:rollouts=x', '"rollouts=x" in'],
    ['general:luck=3', '"luck=3" in'],
    ['general:rollouts=3:milliseconds=5', '"milliseconds=5" in'],
  ])('%s', (text, words) => expect(problem(text)).toContain(words));

  test('with others that might have been meant', () => {
    expect(problem('humam', ['human'])).toBe('There is no player "humam"; did you mean "human"?');
  });
});
