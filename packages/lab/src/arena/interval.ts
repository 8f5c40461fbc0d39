import type { Score } from './tally.ts';

/** The two ends of an interval, both from 0 to 1. */
export type Interval = readonly [number, number];

/** The number of standard deviations that contain 95% of a normal distribution. */
const Z = 1.959963984540054;

/** Returns Wilson's 95% interval for a share of successes; the whole range without trials. */
export const wilson = (successes: number, trials: number): Interval => {
  if (trials <= 0) return [0, 1];
  const share = successes / trials;
  const whole = 1 + Z ** 2 / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / whole;
  const reach = (Z / whole) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return [successes <= 0 ? 0 : middle - reach, successes >= trials ? 1 : middle + reach];
};

/** Returns the number of games in a score. */
export const gamesInScore = ({ wins, draws, losses }: Score): number => wins + draws + losses;

/** Returns the wins and half the draws as a share of all games; 0.5 before the first game. */
export const shareOf = (score: Score): number => {
  const games = gamesInScore(score);
  return games === 0 ? 0.5 : (score.wins + score.draws / 2) / games;
};

/**
 * Returns a 95% interval for a score in which a draw is half a win. Draws vary less than wins and losses, so games count as
 * more trials: as many as give the observed variance with Wilson's interval. One more win and one more loss are assumed, so
 * that a few draws do not look like certainty. Without draws it is exactly Wilson's interval.
 */
export const scoreInterval = (score: Score): Interval => {
  const { draws } = score;
  const games = gamesInScore(score);
  const seen = { wins: score.wins + 1, draws, losses: score.losses + 1 };
  const mean = shareOf(seen);
  const scatter = 1 - draws / (4 * (games + 2) * mean * (1 - mean));
  const trials = games / scatter;
  return wilson(shareOf(score) * trials, trials);
};
