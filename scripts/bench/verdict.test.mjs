import { describe, expect, test } from 'vitest';
import { comparePair, judge, pairsNeeded } from './verdict.mjs';

describe('a pair of processes', () => {
  test('is compared batch by batch, so that a busy moment that slowed both does not count', () => {
    expect(comparePair('ms', [1, 5, 1], [1.1, 5.5, 1.1])).toBeCloseTo(1.1, 12);
  });

  test('is slower when the new one takes more time, also where more battles in a second are better', () => {
    expect(comparePair('battles/s', [0.002], [0.003])).toBeCloseTo(1.5, 12);
  });

  test('is compared by its difference where values are near 0', () => {
    expect(comparePair('MB growth', [-0.5], [0.25])).toBe(0.75);
  });

  test('is not affected by one interrupted batch', () => {
    expect(comparePair('ms', [1, 1, 1], [1, 9, 1])).toBe(1);
  });
});

describe('a row', () => {
  const around = (middle, width) => Array.from({ length: 10 }, (_, i) => middle + (width * (i - 4.5)) / 9);

  test('does not differ when its interval contains 1', () => {
    expect(judge('ms', around(1.005, 0.04), 20)).toMatchObject({ enough: true, verdict: undefined });
  });

  test('is slower when all of its interval is above 1', () => {
    const { middle, low, high, verdict } = judge('ms', around(1.04, 0.02), 20);
    expect(verdict).toBe('slower');
    expect([middle, low, high].map((value) => value.toFixed(2))).toEqual(['1.04', '1.03', '1.05']);
  });

  test('is faster when all of it is below', () => {
    expect(judge('battles/s', around(0.9, 0.05), 20).verdict).toBe('faster');
  });

  test('is judged by 0 when differences are compared', () => {
    expect(judge('MB growth', around(0.5, 0.2), 20).verdict).toBe('more');
    expect(judge('MB growth', around(0, 0.2), 20).verdict).toBeUndefined();
  });

  test('needs more confidence among many rows than alone', () => {
    const pairs = [0.99, ...Array.from({ length: 9 }, () => 1.05)];
    expect(judge('ms', pairs, 1).verdict).toBe('slower');
    expect(judge('ms', pairs, 20).verdict).toBeUndefined();
  });

  test('gets no verdict from too few pairs', () => {
    expect(judge('ms', [1.5, 1.5, 1.5], 1)).toMatchObject({ enough: false, verdict: undefined });
  });
});

test('returns the number of pairs that a number of rows needs', () => {
  for (const rows of [1, 5, 20]) {
    const pairs = (count) => Array.from({ length: count }, () => 2);
    expect(judge('ms', pairs(pairsNeeded(rows)), rows).enough).toBe(true);
    expect(judge('ms', pairs(pairsNeeded(rows) - 1), rows).enough).toBe(false);
  }
});
