import { expect, test } from 'vitest';
import {
  addPair,
  compoundOf,
  firstOf,
  type Joint,
  type Law,
  meanOf,
  secondOf,
  sumOf,
  sumOfPairs,
  sumOfThrows,
  certain,
  timesOf,
  tries,
} from './law.ts';

const law = (...chances: number[]): Law => new Float64Array(chances);
const near = (found: Law, ...chances: number[]): void => {
  expect(found.length).toBe(chances.length);
  chances.forEach((chance, n) => expect(found[n]).toBeCloseTo(chance, 12));
};

test('what is sure, and successes among tries', () => {
  near(certain(2), 0, 0, 1);
  near(tries(2, 1 / 3), 4 / 9, 4 / 9, 1 / 9);
  near(tries(0, 1 / 3), 1);
});

test('sums of two counts and of many', () => {
  near(sumOf(law(1 / 2, 1 / 2), law(0, 1 / 3, 2 / 3)), 0, 1 / 6, 1 / 2, 1 / 3);
  near(timesOf(law(1 / 2, 1 / 2), 3), 1 / 8, 3 / 8, 3 / 8, 1 / 8);
  near(timesOf(law(1 / 2, 0, 1 / 2), 2), 1 / 4, 0, 1 / 2, 0, 1 / 4);
  near(timesOf(law(1 / 2, 0, 1 / 2), 0), 1);
});

test('a sum of as many counts as another law says', () => {
  // No bundle, or one of one or two wounds, or two of them.
  near(compoundOf(law(1 / 2, 1 / 4, 1 / 4), law(0, 1 / 2, 1 / 2)), 1 / 2, 1 / 8, 3 / 16, 1 / 8, 1 / 16);
  near(compoundOf(law(1 / 2, 1 / 2), law(0, 1)), 1 / 2, 1 / 2);
});

test('the mean', () => {
  expect(meanOf(law(1 / 2, 1 / 4, 0, 1 / 4))).toBe(1);
});

test('pairs: one of them, many of them, and each count on its own', () => {
  // A die that misses on half its faces; its hit wounds in a third of all cases.
  const die: Joint = [];
  addPair(die, 0, 0, 1 / 2);
  addPair(die, 0, 1, 1 / 3);
  addPair(die, 1, 1, 1 / 6);
  near(firstOf(die), 5 / 6, 1 / 6);
  near(secondOf(die), 1 / 2, 1 / 2);
  const three = sumOfThrows([{ pair: die, times: 3 }]);
  const again = sumOfPairs(sumOfPairs(die, die), die);
  three.forEach((row, i) => row?.forEach((chance, j) => expect(chance).toBeCloseTo(again[i]?.[j] ?? 0, 12)));
  near(firstOf(three), 125 / 216, 75 / 216, 15 / 216, 1 / 216);
  near(secondOf(three), 1 / 8, 3 / 8, 3 / 8, 1 / 8);
  // Two hits, exactly one of which wounds: 3 · 2 · 1/2 · 1/3 · 1/6.
  expect(three[1]?.[2]).toBeCloseTo(1 / 6, 12);
});

test('different throws together', () => {
  const coin: Joint = [law(1 / 2), law(0, 1 / 2)];
  const sure: Joint = [undefined, law(0, 0, 1)];
  const both = sumOfThrows([
    { pair: coin, times: 1 },
    { pair: sure, times: 2 },
  ]);
  near(firstOf(both), 0, 0, 1 / 2, 1 / 2);
  near(secondOf(both), 0, 0, 0, 0, 1 / 2, 1 / 2);
});
