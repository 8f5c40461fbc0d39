/**
 * How long a player may think about one activation: a number of rollouts, or of milliseconds by a given clock.
 */
export type Budget = { rollouts: number } | { milliseconds: number; clock: () => number };

/** The default budget of a general. */
export const DEFAULT_BUDGET: Budget = { rollouts: 96 };

/** Returns a function that gives the used share of a budget, 1 when it is used up, after a number of rollouts. */
export const startBudget = (budget: Budget): ((rollouts: number) => number) => {
  if ('rollouts' in budget) return (rollouts) => rollouts / Math.max(1, budget.rollouts);
  const { clock, milliseconds } = budget;
  const start = clock();
  return () => (clock() - start) / Math.max(1, milliseconds);
};
