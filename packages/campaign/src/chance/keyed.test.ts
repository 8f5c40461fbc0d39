import { describe, expect, test } from 'vitest';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { type Match, NEW_MATCH_STATE } from '../state/campaign.ts';
import { valueFrom } from './chance.ts';
import { battleSeed, freeOrdinal, keyedSource } from './keyed.ts';

/** How far counts are from being equal; below the limit in 999 of 1000 fair cases. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
const LIMIT_4 = 18.47;
const LIMIT_5 = 20.52;
const LIMIT_35 = 66.62;

const face = (seed: string, key: string): number => Number(keyedSource(seed).die('', key));
const drawn = (seed: string, key: string, among: readonly string[]): string =>
  valueFrom(keyedSource(seed).pick('', among, key) ?? 'none');

describe('a keyed die', () => {
  test('is the same whenever it is rolled, independent of earlier dice', () => {
    const source = keyedSource('seed');
    const first = source.die('x', 'match 1, guard casualty, 0');
    for (let i = 0; i < 20; i++) source.die('x', `match 1, other ${i}`);
    expect(source.die('another label', 'match 1, guard casualty, 0')).toBe(first);
    expect(keyedSource('seed').die('x', 'match 1, guard casualty, 0')).toBe(first);
  });

  test('is fair over keys and over seeds, and its neighbours are independent', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 12_000; i++) {
      const [one, next] = [0, 1].map((index) => face(`seed ${i % 120}`, `match ${i}, guard trait, ${index}`));
      counts[one - 1]++;
      pairs[(one - 1) * 6 + next - 1]++;
    }
    expect(chiSquare(counts)).toBeLessThan(LIMIT_5);
    expect(chiSquare(pairs)).toBeLessThan(LIMIT_35);
  });
});

describe('a keyed draw', () => {
  const names = ['ants', 'bees', 'cats', 'dogs', 'elks'];

  test('is fair', () => {
    const counts = names.map(() => 0);
    for (let i = 0; i < 5_000; i++) counts[names.indexOf(drawn('seed', `match ${i}`, names))]++;
    expect(chiSquare(counts)).toBeLessThan(LIMIT_4);
  });

  test('chooses the same candidate when others are added or removed, in any order', () => {
    for (let i = 0; i < 50; i++) {
      const key = `match ${i}`;
      const winner = drawn('seed', key, names);
      expect(drawn('seed', key, [...names].reverse())).toBe(winner);
      for (const gone of names.filter((name) => name !== winner))
        expect(
          drawn(
            'seed',
            key,
            names.filter((name) => name !== gone),
          ),
        ).toBe(winner);
    }
  });
});

describe('the dice of a match', () => {
  const match = (number: number, ordinal?: number): Match => ({
    id: `m${number}`,
    number,
    step: 'closed',
    armies: [],
    before: [],
    ...NEW_MATCH_STATE,
    ...(ordinal === undefined ? {} : { ordinal }),
  });

  test('are keyed by the number of the match, and a free number is used first', () => {
    expect(freeOrdinal([])).toBe(1);
    expect(freeOrdinal([match(1), match(2)])).toBe(3);
    // The first match was taken out: the others keep their dice, and the next one has those of the first.
    expect(freeOrdinal([match(1, 2), match(2, 3)])).toBe(1);
  });

  test('of its battle differ by match and campaign, and do not reveal the seed', () => {
    const campaign = { ...NO_CAMPAIGN, seed: 'hidden' };
    const seeds = [
      battleSeed(campaign, match(1)),
      battleSeed(campaign, match(2)),
      battleSeed({ ...campaign, seed: 'other' }, match(1)),
    ];
    expect(new Set(seeds).size).toBe(3);
    expect(battleSeed(campaign, match(7, 1))).toBe(seeds[0]);
    expect(seeds.join()).not.toContain('hidden');
  });
});
