import { describe, expect, test } from 'vitest';
import { median, medianInterval, powerOf, quantile, spread } from './statistics.mjs';

describe('median and quantiles', () => {
  test('the median is the middle value, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('between two values in the middle it is their mean', () => {
    expect(median([4, 1, 2, 10])).toBe(3);
  });

  test('values are ordered as numbers, not as text', () => {
    expect(median([100, 20, 3])).toBe(20);
  });

  test('quantiles are interpolated', () => {
    expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
    expect(quantile([0, 10], 0.9)).toBe(9);
    expect(quantile([7], 0.99)).toBe(7);
  });

  test('there is no median without values', () => {
    expect(median([])).toBeNaN();
  });

  test('the spread has the ends', () => {
    expect(spread([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
  });

  test('the values are not changed', () => {
    const values = [3, 1, 2];
    median(values);
    medianInterval(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('the interval of a median', () => {
  const upTo = (count) => Array.from({ length: count }, (_, i) => i + 1);

  // The classic table of the sign test: n = 10, the 2nd and the 9th, 97.9 %; n = 20, the 6th and the 15th, 95.9 %.
  test.each([
    [6, 1, 6, 0.96875],
    [10, 2, 9, 0.978515625],
    [20, 6, 15, 0.9586105347],
  ])('of %i values at 95 percent are values %i and %i', (count, low, high, confidence) => {
    const interval = medianInterval(upTo(count), 0.95);
    expect(interval).toMatchObject({ low, high });
    expect(interval.confidence).toBeCloseTo(confidence, 9);
  });

  test('is wider for more confidence', () => {
    expect(medianInterval(upTo(10), 0.998)).toMatchObject({ low: 1, high: 10, confidence: 1 - 2 / 1024 });
  });

  test('reports too few values for that confidence', () => {
    expect(medianInterval([2, 1, 3], 0.95)).toEqual({ low: 1, high: 3, confidence: 0.75 });
  });

  test('of one value is that value, with no confidence', () => {
    expect(medianInterval([4], 0.95)).toEqual({ low: 4, high: 4, confidence: 0 });
  });
});

describe('the exponent of growth', () => {
  test.each([0.5, 1, 2])('of y = 3·x^%f is found', (power) => {
    expect(powerOf([500, 1000, 2000, 4000].map((x) => [x, 3 * x ** power]))).toBeCloseTo(power, 12);
  });

  test('of something that stays the same is 0', () => {
    expect(powerOf([500, 1000, 2000].map((x) => [x, 7]))).toBeCloseTo(0, 12);
  });
});
