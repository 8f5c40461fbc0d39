import { describe, expect, test } from 'vitest';
import { halve, promiseOf, type Trial } from './halving.ts';

interface Coin extends Trial {
  name: string;
  outcomes: readonly number[];
}

const coin = (name: string, ...outcomes: number[]): Coin => ({ name, prior: 0.5, sum: 0, count: 0, outcomes });
const toss = ({ outcomes }: Coin, luck: number): number => outcomes[luck % outcomes.length];
const names = (coins: readonly Coin[]): string => coins.map(({ name }) => name).join(' ');

describe('halving', () => {
  test('finds the best of four and tries the better half more often', () => {
    const coins = [coin('a', 0, 1), coin('b', 0, 0), coin('c', 1, 1), coin('d', 1, 0)];
    const ranked = halve(coins, toss, { rollouts: 40 });
    expect(ranked[0].name).toBe('c');
    expect(ranked[0].count).toBeGreaterThan(ranked[3].count);
    // Two stages: 20 rollouts for four, 20 for two.
    expect(ranked.map(({ count }) => count)).toEqual([15, 15, 5, 5]);
  });

  test('a single candidate needs no trial', () => {
    const [only] = halve([coin('a', 1)], toss, { rollouts: 40 });
    expect(only.count).toBe(0);
  });

  test('without results the prior decides', () => {
    const strong = { ...coin('strong', 0), prior: 0.6 };
    expect(names(halve([coin('weak', 0), strong], toss, { rollouts: 0 }))).toBe('strong weak');
  });

  test('stops by the clock', () => {
    let now = 0;
    const ranked = halve([coin('a', 1), coin('b', 0)], (trial, luck) => ((now += 10), toss(trial, luck)), {
      milliseconds: 100,
      clock: () => now,
    });
    expect(ranked.map(({ name, count }) => [name, count])).toEqual([
      ['a', 5],
      ['b', 5],
    ]);
  });

  test('results outweigh the prior', () => {
    expect(promiseOf({ prior: 0.5, sum: 0, count: 0 })).toBe(0.5);
    expect(promiseOf({ prior: 0.5, sum: 54, count: 54 })).toBeCloseTo(57 / 60);
  });
});
