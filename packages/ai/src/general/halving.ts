import { type Budget, startBudget } from './budget.ts';

/** Something that is tried out again and again. */
export interface Trial {
  /** What is believed of it beforehand, from 0 to 1. */
  prior: number;
  /** Outcomes so far, added up, and how many they are. */
  sum: number;
  count: number;
}

/** A belief counts as much as so many outcomes. */
const TRUST = 6;

/** What a trial promises by now. */
export const promiseOf = ({ prior, sum, count }: Trial): number => (sum + TRUST * prior) / (count + TRUST);

/**
 * Spends a budget on trials, drops the worse half whenever a share of it is used up, and returns the trials, the best first.
 * `play` plays one out; the same number gives every trial the same luck.
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

/** How often the worse half is dropped until one is left. */
const stagesFor = (count: number): number => {
  let stages = 1;
  for (let left = count; left > 2; left = (left + 1) >> 1) stages++;
  return stages;
};
