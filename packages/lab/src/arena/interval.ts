import type { Score } from './tally.ts';

/** From where to where, both from 0 to 1. */
export type Interval = readonly [number, number];

/** So many standard deviations hold 95 % of a normal distribution. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval for a share that was seen so often in so many trials; everything is possible without any. */
export const wilson = (successes: number, trials: number): Interval => {
  if (trials <= 0) return [0, 1];
  const share = successes / trials;
  const whole = 1 + Z ** 2 / trials;
  const middle = (share + Z ** 2 / (2 * trials)) / whole;
  const reach = (Z / whole) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return [successes <= 0 ? 0 : middle - reach, successes >= trials ? 1 : middle + reach];
};

/** Games in a score. */
export const gamesInScore = ({ wins, draws, losses }: Score): number => wins + draws + losses;

/** Wins and half the draws, as a share of all games; an even score before the first of them. */
export const shareOf = (score: Score): number => {
  const games = gamesInScore(score);
  return games === 0 ? 0.5 : (score.wins + score.draws / 2) / games;
};

/**
 * A 95 % interval for a score where a draw is half a win. A draw scatters less than a win or a loss, so games are worth more
 * trials: Wilson's interval with as many as give the scatter that was seen. That is judged with one more win and one more
 * loss, so that a few draws do not pass for certainty. Without draws it is Wilson's interval exactly.
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
