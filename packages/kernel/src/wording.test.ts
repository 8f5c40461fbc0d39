import { describe, expect, test } from 'vitest';
import {
  capital,
  counted,
  countedOrNo,
  inSentence,
  listText,
  percent,
  plural,
  titled,
  uncapital,
  withInstruction,
} from './wording.ts';

test('numbers come with their noun', () => {
  expect([0, 1, 2].map((n) => counted(n, 'hit'))).toEqual(['0 hits', '1 hit', '2 hits']);
  expect([0, 1, 2].map((n) => countedOrNo(n, 'die', 'dice'))).toEqual(['no dice', '1 die', '2 dice']);
  expect([0, 1, 2].map((n) => plural(n, 'match', 'matches'))).toEqual(['matches', 'match', 'matches']);
});

test('words are joined into a list with "and" or "or"', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listText(words))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(listText(['4', '5', '6'], 'or')).toBe('4, 5 or 6');
});

test('texts begin with or without a capital', () => {
  expect([capital('a unit'), capital(''), uncapital('A unit')]).toEqual(['A unit', '', 'a unit']);
  expect([titled('blinded-eye'), titled('agile')]).toEqual(['Blinded Eye', 'Agile']);
  expect(['The Bellmother', 'Theron', 'Rook Keepers'].map(inSentence)).toEqual([
    'the Bellmother',
    'Theron',
    'Rook Keepers',
  ]);
});

describe('percent', () => {
  test('is whole, or has as many digits as wanted', () => {
    expect([0, 0.004, 0.125, 0.632, 1].map((share) => percent(share))).toEqual(['0%', '0%', '13%', '63%', '100%']);
    expect(percent(0.6327, { digits: 1, gap: ' ' })).toBe('63.3 %');
  });

  test('of a chance is 0% or 100% only if it is exact', () => {
    const whole = (share: number): string => percent(share, { isChance: true });
    expect([0, 0.004, 0.005, 0.5, 0.994, 0.996, 1].map(whole)).toEqual([
      '0%',
      '<1%',
      '1%',
      '50%',
      '99%',
      '>99%',
      '100%',
    ]);
    const fine = (share: number): string => percent(share, { isChance: true, digits: 1, gap: ' ' });
    expect([-1, 0.0004, 0.0006, 0.632, 0.9994, 0.9996, 2].map(fine)).toEqual([
      '0 %',
      '< 0.1 %',
      '0.1 %',
      '63.2 %',
      '99.9 %',
      '> 99.9 %',
      '100 %',
    ]);
  });
});

test('how to do something takes the place of the full stop', () => {
  expect(withInstruction('The campaign is over.', ': begin another.')).toBe('The campaign is over: begin another.');
  expect(withInstruction('It is over. It was long.', ' (114 days).')).toBe('It is over. It was long (114 days).');
  expect(withInstruction('The campaign is over.', undefined)).toBe('The campaign is over.');
});
