import { describe, expect, test } from 'vitest';
import { scoreInterval, shareOf, wilson } from './interval.ts';

describe('the Wilson interval', () => {
  // From the examples of Newcombe, Statistics in Medicine 17 (1998), method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('for %i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });

  test('is symmetric', () => {
    const [low, high] = wilson(7, 30);
    expect(wilson(23, 30)[0]).toBeCloseTo(1 - high, 12);
    expect(wilson(23, 30)[1]).toBeCloseTo(1 - low, 12);
  });

  test('stays between 0 and 1, and is the whole range without trials', () => {
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('the interval of a score', () => {
  test('is the Wilson interval without draws', () => {
    const [low, high] = scoreInterval({ wins: 81, draws: 0, losses: 182 });
    expect([low, high]).toEqual([...wilson(81, 263)]);
    expect(scoreInterval({ wins: 0, draws: 0, losses: 0 })).toEqual([0, 1]);
  });

  test('is narrower because draws vary less', () => {
    // With a win and a loss more the mean is 61/102, the variance 0.59216 of that without draws: 168.87 trials for 100 games.
    const [low, high] = scoreInterval({ wins: 40, draws: 40, losses: 20 });
    expect(low).toBeCloseTo(0.5247, 4);
    expect(high).toBeCloseTo(0.6709, 4);
  });

  test('is not empty after a few draws', () => {
    const [low, high] = scoreInterval({ wins: 0, draws: 4, losses: 0 });
    expect(low).toBeLessThan(0.3);
    expect(low + high).toBeCloseTo(1, 12);
    const [later] = scoreInterval({ wins: 0, draws: 400, losses: 0 });
    expect(later).toBeGreaterThan(0.49);
  });

  test('contains the true value in 95% of cases', () => {
    // All results of fifty games with chances 0.5, 0.2 and 0.3, each with its multinomial probability.
    const [win, draw, loss] = [0.5, 0.2, 0.3];
    const logs = [0];
    for (let n = 1; n <= 50; n++) logs.push(logs[n - 1] + Math.log(n));
    let covered = 0;
    for (let wins = 0; wins <= 50; wins++)
      for (let draws = 0; wins + draws <= 50; draws++) {
        const losses = 50 - wins - draws;
        const ways = logs[50] - logs[wins] - logs[draws] - logs[losses];
        const chance = Math.exp(ways) * win ** wins * draw ** draws * loss ** losses;
        const [low, high] = scoreInterval({ wins, draws, losses });
        if (low <= win + draw / 2 && win + draw / 2 <= high) covered += chance;
      }
    expect(covered).toBeGreaterThan(0.935);
    expect(covered).toBeLessThan(0.965);
  });
});

test('a draw is half a win', () => {
  expect(shareOf({ wins: 3, draws: 2, losses: 5 })).toBe(0.4);
  expect(shareOf({ wins: 0, draws: 0, losses: 0 })).toBe(0.5);
});
