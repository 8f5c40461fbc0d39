import { describe, expect, test } from 'vitest';
import { d3, Dice, passes } from './dice.ts';

/** Returns the chi-square of counts that should be equal. It stays below `limit` in 999 of 1000 fair cases. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
const LIMIT_5 = 20.52;
const LIMIT_6 = 22.46;
const LIMIT_35 = 66.62;

const take = (dice: Dice, count: number): number[] => Array.from({ length: count }, () => dice.d6());

describe('a die', () => {
  test('shows every face equally often', () => {
    const dice = new Dice('fair');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600_000; i++) counts[dice.d6() - 1]++;
    expect(chiSquare(counts)).toBeLessThan(LIMIT_5);
  });

  test('does not depend on the die before', () => {
    const dice = new Dice('pairs');
    const counts = Array.from({ length: 36 }, () => 0);
    let last = dice.d6();
    for (let i = 0; i < 360_000; i++) {
      const next = dice.d6();
      counts[(last - 1) * 6 + next - 1]++;
      last = next;
    }
    expect(chiSquare(counts)).toBeLessThan(LIMIT_35);
  });

  test('is fair as the first of its stream, for every key', () => {
    const dice = new Dice('keys');
    const first = [0, 0, 0, 0, 0, 0];
    const pairs = Array.from({ length: 36 }, () => 0);
    let last = 1;
    for (let step = 0; step < 60_000; step++) {
      dice.reseed('keys', step, 0);
      const face = dice.d6();
      first[face - 1]++;
      pairs[(last - 1) * 6 + face - 1]++;
      last = face;
    }
    expect(chiSquare(first)).toBeLessThan(LIMIT_5);
    expect(chiSquare(pairs)).toBeLessThan(LIMIT_35);
  });

  test('is fair from take-back to take-back', () => {
    const dice = new Dice('again');
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let step = 0; step < 36_000; step++) {
      dice.reseed('again', step, 0);
      const before = dice.d6();
      dice.reseed('again', step, 1);
      pairs[(before - 1) * 6 + dice.d6() - 1]++;
    }
    expect(chiSquare(pairs)).toBeLessThan(LIMIT_35);
  });
});

describe('a number below n', () => {
  test('is fair and in range', () => {
    const dice = new Dice('below');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 140_000; i++) counts[dice.below(7)]++;
    expect(chiSquare(counts)).toBeLessThan(LIMIT_6);
    for (let i = 0; i < 100; i++) expect(dice.below(1)).toBe(0);
  });

  test('works for bounds that do not divide the words of the generator', () => {
    const dice = new Dice('large');
    const n = 3_000_000_000;
    let upper = 0;
    for (let i = 0; i < 10_000; i++) {
      const value = dice.below(n);
      expect(value).toBeLessThan(n);
      if (value >= n / 2) upper++;
    }
    // Without drawing words again two of three would be below the middle.
    expect(Math.abs(upper - 5000)).toBeLessThan(200);
  });
});

describe('a stream', () => {
  test('is the same for the same seed and key, on every machine', () => {
    expect(take(new Dice('seed', 3, 0), 40)).toEqual(take(new Dice('seed', 3, 0), 40));
    const dice = new Dice('seed', 3, 0);
    const faces = take(dice, 10);
    take(dice, 25);
    dice.reseed('seed', 3, 0);
    expect(take(dice, 10)).toEqual(faces);
  });

  test('differs for another seed, step or take-back', () => {
    const keys: [string, ...number[]][] = [
      ['seed'],
      ['seed', 0],
      ['seed', 0, 0],
      ['seed', 0, 1],
      ['seed', 1, 0],
      ['seed', 1, 1],
      ['seed', 2, 0],
      ['seed', -1, 0],
      ['sede', 0, 0],
      ['', 0, 0],
    ];
    const streams = keys.map(([seed, ...key]) => take(new Dice(seed, ...key), 60).join(''));
    expect(new Set(streams).size).toBe(keys.length);
  });
});

test('a D3 is half of a six-sided die, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a test: 6 passes, 1 fails, otherwise face and modifiers must reach the target', () => {
  for (let target = 1; target <= 8; target++)
    for (let modifier = -6; modifier <= 6; modifier++)
      for (let face = 1; face <= 6; face++) {
        const expected = face === 6 ? true : face === 1 ? false : face + modifier >= target;
        expect(passes(face, target, modifier)).toBe(expected);
      }
  expect(passes(4, 4)).toBe(true);
  expect(passes(3, 4)).toBe(false);
});
