/** A standard normal variable exceeds this with a chance of one in a million. */
const ONE_IN_A_MILLION = 4.753_424;

/** Cells that expect fewer are counted together. */
const LEAST = 5;

/** The distance of counts from their expectations, and the distance that chance alone exceeds once in a million times. */
export interface Fit {
  statistic: number;
  limit: number;
  /** Something happened that has no chance of happening. */
  impossible: boolean;
}

/** Returns Pearson's test of counts against exact chances. */
export const chiSquare = (counts: readonly number[], chances: ArrayLike<number>): Fit => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cells: { seen: number; expected: number }[] = [{ seen: 0, expected: 0 }];
  let impossible = false;
  for (let i = 0; i < Math.max(counts.length, chances.length); i++) {
    const seen = counts[i] ?? 0;
    const expected = (chances[i] ?? 0) * total;
    impossible ||= expected === 0 && seen > 0;
    const last = cells[cells.length - 1];
    if (last.expected >= LEAST) cells.push({ seen, expected });
    else {
      last.seen += seen;
      last.expected += expected;
    }
  }
  const rest = cells.length > 1 && cells[cells.length - 1].expected < LEAST ? cells.pop() : undefined;
  if (rest) {
    cells[cells.length - 1].seen += rest.seen;
    cells[cells.length - 1].expected += rest.expected;
  }
  const statistic = cells.reduce(
    (sum, { seen, expected }) => sum + (expected > 0 ? (seen - expected) ** 2 / expected : 0),
    0,
  );
  return { statistic, limit: limitOf(cells.length - 1), impossible };
};

/** Returns the value that chance exceeds once in a million times (Wilson and Hilferty). */
const limitOf = (freedom: number): number => {
  if (freedom === 0) return 1e-6;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + ONE_IN_A_MILLION * Math.sqrt(spread)) ** 3;
};
