import { describe, expect, test } from 'vitest';
import { AVERAGE_RATING, type Meeting, ratePlayers } from './rating.ts';

const meeting = (first: number, second: number, wins: number, draws: number, losses: number): Meeting => ({
  players: [first, second],
  score: { wins, draws, losses },
});

/** Returns the score that Elo expects for a difference in points. */
const promised = (more: number): number => 1 / (1 + 10 ** (-more / 400));

test('the ratings of two players differ by their score', () => {
  const [strong, weak] = ratePlayers(2, [meeting(0, 1, 24, 10, 5)]);
  // 29 of 39, plus the added draw: 29.5 of 40.
  expect(strong.rating - weak.rating).toBeCloseTo(400 * Math.log10(29.5 / 10.5), 6);
  expect((strong.rating + weak.rating) / 2).toBeCloseTo(AVERAGE_RATING, 6);
});

test('an even match of a hundred games leaves this interval', () => {
  const [one, other] = ratePlayers(2, [meeting(0, 1, 50, 0, 50)]);
  // 101 games add a quarter each to the information about the difference; each player is half of it from the average.
  const expected = ((400 / Math.LN10) * 1.959964) / (2 * Math.sqrt(101 / 4));
  expect(one.rating).toBeCloseTo(AVERAGE_RATING, 6);
  expect(one.reach).toBeCloseTo(expected, 3);
  expect(other.reach).toBeCloseTo(expected, 3);
});

describe('more players', () => {
  const meetings = [
    meeting(0, 1, 70, 10, 20),
    meeting(0, 2, 95, 3, 2),
    meeting(1, 2, 60, 20, 20),
    meeting(2, 3, 0, 1, 99),
  ];
  const ratings = ratePlayers(4, meetings).map(({ rating }) => rating);

  test('score in total what their ratings predict', () => {
    for (let player = 0; player < 4; player++) {
      let scored = 0;
      let expected = 0;
      for (const {
        players: [a, b],
        score,
      } of meetings) {
        if (player !== a && player !== b) continue;
        const games = score.wins + score.draws + score.losses + 1;
        const first = score.wins + (score.draws + 1) / 2;
        scored += player === a ? first : games - first;
        expected += games * promised(ratings[player] - ratings[player === a ? b : a]);
      }
      expect(expected).toBeCloseTo(scored, 6);
    }
  });

  test('are sorted and average to the mean', () => {
    expect(ratings[0]).toBeGreaterThan(ratings[1]);
    expect(ratings[1]).toBeGreaterThan(ratings[2]);
    expect(ratings.reduce((sum, rating) => sum + rating) / 4).toBeCloseTo(AVERAGE_RATING, 6);
  });
});

test('a player that never lost is strong, but not infinitely', () => {
  const [strong, weak] = ratePlayers(2, [meeting(0, 1, 1000, 0, 0)]);
  expect(strong.rating - weak.rating).toBeCloseTo(400 * Math.log10(1000.5 / 0.5), 4);
});

test('a single player is average', () => {
  expect(ratePlayers(1, [meeting(0, 0, 5, 0, 1)])).toEqual([{ rating: AVERAGE_RATING, reach: 0 }]);
});
