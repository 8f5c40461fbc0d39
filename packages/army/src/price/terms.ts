/** A sum that depends on numbers of the model: `base`, plus multiples of numbers by name. */
export interface Sum {
  base: number;
  shares: readonly (readonly [name: string, share: number])[];
}

/** A part of a price: a factor times a product of sums. Every price is a sum of such terms. */
export interface Term {
  amount: number;
  factors: readonly Sum[];
}

/** Looks up a number of the model by its name. */
export type Value = (name: string) => number;

/** One number of the model as a factor. */
export const only = (name: string): Sum => ({ base: 0, shares: [[name, 1]] });

/** Returns the difference of two sums. */
export const less = (sum: Sum, other: Sum): Sum => ({
  base: sum.base - other.base,
  shares: [...sum.shares, ...other.shares.map(([name, share]) => [name, -share] as const)],
});

/** Returns the value of a sum. */
const sumOf = ({ base, shares }: Sum, value: Value): number =>
  shares.reduce((sum, [name, share]) => sum + share * value(name), base);

/** Returns the value of terms together, in unrounded points. */
export const worthOf = (terms: readonly Term[], value: Value): number =>
  terms.reduce(
    (sum, { amount, factors }) => sum + factors.reduce((product, factor) => product * sumOf(factor, value), amount),
    0,
  );

/** Returns a place in a table of steps as shares of its neighbours; places beyond the ends are the end. */
export const between = (table: string, steps: readonly number[], at: number): Sum => {
  const above = steps.findIndex((step) => step >= at);
  if (above < 0) return only(`${table} ${steps[steps.length - 1]}`);
  const high = steps[above];
  if (above === 0 || high === at) return only(`${table} ${high}`);
  const low = steps[above - 1];
  const share = (at - low) / (high - low);
  return {
    base: 0,
    shares: [
      [`${table} ${low}`, 1 - share],
      [`${table} ${high}`, share],
    ],
  };
};
