import { expect, test } from 'vitest';
import { newestCampaignRules } from '../ruleset/index.ts';
import { judgeObjective } from './judge.ts';

const rules = newestCampaignRules('gf-3.4.0');

test('a unit exactly between quarters counts where it helps, but only once', () => {
  const mastery = (ownQuarters: number[][]): boolean => judgeObjective(rules, 'mastery', { ownQuarters });
  expect(mastery([[0], [1], [2], [3]])).toBe(true);
  expect(mastery([[0, 1], [0], [2], [3]])).toBe(true);
  expect(mastery([[0, 1], [2], [3]])).toBe(false);
  expect(
    mastery([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ]),
  ).toBe(true);
  expect(mastery([[0], [0], [1], [2]])).toBe(false);
});

test('an army that has left reaches no objective that is judged at the end', () => {
  expect(judgeObjective(rules, 'mastery', { ownUnitsPerQuarter: [1, 1, 1, 1], conceded: true })).toBe(false);
  expect(judgeObjective(rules, 'rage', { first: true, conceded: true })).toBe(true);
});

test('without rounds, Casting is not reached', () => {
  expect(judgeObjective(rules, 'casting', { rounds: [] })).toBe(false);
});
