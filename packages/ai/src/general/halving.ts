import { type Budget, startBudget } from './budget.ts';

/** A candidate that is tried many times. */
export interface Trial {
  /** The prior estimate of its results, from 0 to 1. */
  prior: number;
  /** The sum and the number of results so far. */
  sum: number;
  count: number;
}

/** The weight of the prior, in results. */
const TRUST = 6;

/** Returns the current estimate of a trial. */
export const promiseOf = ({ prior, sum, count }: Trial): number => (sum + TRUST * prior) / (count + TRUST);

/**
 * Spends a budget on trials, drops the worse half after each share of it, and returns the trials, the best first.
 * `play` simulates one; the same number gives every trial the same luck.
 */
export const halve = <T extends Trial>(
  trials: readonly T[],
  play: (trial: T, luck: number) => number,
  budget: Budget,
): T[] => {
  const used = startBudget(budget);
  let standing = [...trials];
  const dropped: T[] = [];
  const stages = stagesFor(trials.length);
  let rollouts = 0;
  for (let luck = 0, stage = 1; standing.length > 1 && used(rollouts) < 1; luck++) {
    for (const trial of standing) {
      trial.sum += play(trial, luck);
      trial.count++;
      rollouts++;
    }
    if (used(rollouts) < stage / stages) continue;
    standing = standing.toSorted((a, b) => promiseOf(b) - promiseOf(a));
    dropped.unshift(...standing.splice((standing.length + 1) >> 1));
    stage++;
  }
  return [...standing.toSorted((a, b) => promiseOf(b) - promiseOf(a)), ...dropped];
};

/** Returns how often the worse half is dropped until one is left. */
const stagesFor = (count: number): number => {
  let stages = 1;
  for (let left = count; left > 2; left = (left + 1) >> 1) stages++;
  return stages;
};
