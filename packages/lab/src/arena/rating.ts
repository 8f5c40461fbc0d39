import type { Score } from './tally.ts';

/** The score of one player against another, both by their places. */
export interface Meeting {
  players: readonly [number, number];
  score: Score;
}

/** The strength of a player in Elo points: 100 more give a score of 64%, 400 more 91%. */
export interface Rating {
  rating: number;
  /** Half the width of the 95% interval. */
  reach: number;
}

/** The rating of an average player of an arena. */
export const AVERAGE_RATING = 1500;

const POINTS = 400 / Math.LN10;
const Z = 1.959963984540054;
const ROUNDS = 100;
const CLOSE = 1e-9;

/**
 * Returns the most likely strengths (Bradley and Terry), with a draw as half a win. Each pairing gets one extra draw, so
 * that a player that never lost is not infinitely strong.
 */
export const ratePlayers = (count: number, meetings: readonly Meeting[]): Rating[] => {
  const played = meetings.filter(({ players: [a, b] }) => a !== b);
  let strengths = Array.from({ length: count }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    // Newton's method. A fixed mean removes the one degree of freedom that results leave.
    const steps = solve(curvature(strengths, played), slope(strengths, played));
    // Far from the maximum the curve is flat and a whole step would be too large.
    const share = 1 / Math.max(1, ...steps.map(Math.abs));
    strengths = strengths.map((strength, i) => strength + share * steps[i]);
    if (steps.every((step) => Math.abs(step) < CLOSE)) break;
  }
  const spread = inverseDiagonal(curvature(strengths, played));
  return strengths.map((strength, i) => ({
    rating: AVERAGE_RATING + POINTS * strength,
    reach: count === 1 ? 0 : POINTS * Z * Math.sqrt(Math.max(0, spread[i] - 1 / count ** 2)),
  }));
};

const expected = (difference: number): number => 1 / (1 + Math.exp(-difference));

const gamesWithDraw = ({ wins, draws, losses }: Score): number => wins + draws + losses + 1;

/** Returns the difference between the scores and those expected from the strengths. */
const slope = (strengths: readonly number[], meetings: readonly Meeting[]): number[] => {
  const surplus = strengths.map(() => 0);
  for (const {
    players: [a, b],
    score,
  } of meetings) {
    const scored = score.wins + (score.draws + 1) / 2;
    const more = scored - gamesWithDraw(score) * expected(strengths[a] - strengths[b]);
    surplus[a] += more;
    surplus[b] -= more;
  }
  return surplus;
};

/** Returns the information of the results about each difference; adding one everywhere fixes the mean. */
const curvature = (strengths: readonly number[], meetings: readonly Meeting[]): number[][] => {
  const matrix = strengths.map(() => strengths.map(() => 1));
  for (const {
    players: [a, b],
    score,
  } of meetings) {
    const chance = expected(strengths[a] - strengths[b]);
    const weight = gamesWithDraw(score) * chance * (1 - chance);
    matrix[a][a] += weight;
    matrix[b][b] += weight;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
  }
  return matrix;
};

/** Solves linear equations by elimination, the largest pivot first. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at + 1; row < size; row++) if (Math.abs(rows[row][at]) > Math.abs(rows[best][at])) best = row;
    [rows[at], rows[best]] = [rows[best], rows[at]];
    for (let row = 0; row < size; row++) {
      if (row === at) continue;
      const factor = rows[row][at] / rows[at][at];
      for (let column = at; column <= size; column++) rows[row][column] -= factor * rows[at][column];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
};

const inverseDiagonal = (matrix: readonly (readonly number[])[]): number[] =>
  matrix.map(
    (_, i) =>
      solve(
        matrix,
        matrix.map((__, j) => (i === j ? 1 : 0)),
      )[i],
  );
