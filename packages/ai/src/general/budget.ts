/**
 * How long a player may think about one activation: a number of rollouts, or of milliseconds by a clock that it is
 * given.
 */
export type Budget = { rollouts: number } | { milliseconds: number; clock: () => number };

/** What a general has when nobody says otherwise. */
export const USUAL_BUDGET: Budget = { rollouts: 96 };

/** Tells which share of a budget is used up, 1 when it is, after so many rollouts. */
export const startBudget = (budget: Budget): ((rollouts: number) => number) => {
  if ('rollouts' in budget) return (rollouts) => rollouts / Math.max(1, budget.rollouts);
  const { clock, milliseconds } = budget;
  const start = clock();
  return () => (clock() - start) / Math.max(1, milliseconds);
};
