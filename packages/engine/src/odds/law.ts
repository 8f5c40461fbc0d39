/** Chances by count: `law[n]` is the chance of exactly `n`. */
export type Law = Float64Array;

/** Returns the law of a certain `n`. */
export const certain = (n: number): Law => {
  const law = new Float64Array(n + 1);
  law[n] = 1;
  return law;
};

/** Returns the law of successes among `n` tries. */
export const tries = (n: number, chance: number): Law => {
  const law = new Float64Array(n + 1);
  const rest = 1 - chance;
  law[0] = 1;
  for (let i = 0; i < n; i++) {
    for (let count = i + 1; count > 0; count--) law[count] = law[count] * rest + law[count - 1] * chance;
    law[0] *= rest;
  }
  return law;
};

/** Returns the law of the sum of two independent counts. */
export const sumOf = (a: Law, b: Law): Law => {
  const law = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const chance = a[i];
    if (chance !== 0) for (let j = 0; j < b.length; j++) law[i + j] += chance * b[j];
  }
  return law;
};

/** Returns the law of the sum of `n` independent counts of one kind. */
export const timesOf = (law: Law, n: number): Law => {
  if (law.length === 2) return tries(n, law[1]);
  let total = certain(0);
  for (let i = 0; i < n; i++) total = sumOf(total, law);
  return total;
};

/** Returns the law of a sum of as many independent counts as another law says. */
export const compoundOf = (counts: Law, each: Law): Law => {
  if (each.length === 2 && each[1] === 1) return counts;
  const law = new Float64Array((counts.length - 1) * (each.length - 1) + 1);
  let power = certain(0);
  for (let n = 0; n < counts.length; n++) {
    if (n > 0) power = sumOf(power, each);
    for (let i = 0; i < power.length; i++) law[i] += counts[n] * power[i];
  }
  return law;
};

/** Returns the mean of a law. */
export const meanOf = (law: Law): number => {
  let mean = 0;
  for (let n = 1; n < law.length; n++) mean += n * law[n];
  return mean;
};

/** Adds a scaled law to a sum of laws; returns the sum, which may have grown. */
export const addLaw = (sum: Law | undefined, law: Law, factor = 1): Law => {
  const into = sum !== undefined && sum.length >= law.length ? sum : new Float64Array(law.length);
  if (sum !== undefined && into !== sum) into.set(sum);
  for (let i = 0; i < law.length; i++) into[i] += law[i] * factor;
  return into;
};

/**
 * Chances of two counts together: for each value of the first, a row over the second; rows without a chance may be
 * absent.
 */
export type Joint = (Law | undefined)[];

/** Adds the chance of a pair to a joint law. */
export const addPair = (joint: Joint, first: number, second: number, chance: number): void => {
  let row = joint[first];
  if (row === undefined || row.length <= second) {
    const longer = new Float64Array(second + 1);
    if (row !== undefined) longer.set(row);
    joint[first] = row = longer;
  }
  row[second] += chance;
};

/** Returns the joint law of two independent pairs added up. */
export const sumOfPairs = (a: Joint, b: Joint): Joint => {
  const out: Joint = [];
  for (let i = 0; i < a.length; i++) {
    const left = a[i];
    if (left === undefined) continue;
    for (let j = 0; j < b.length; j++) {
      const right = b[j];
      if (right !== undefined) out[i + j] = addLaw(out[i + j], sumOf(left, right));
    }
  }
  return out;
};

/** Pairs of one kind, and how many of them. */
export interface Throws {
  pair: Joint;
  times: number;
}

/** Returns the joint law of many independent pairs added up. */
export const sumOfThrows = (throws: readonly Throws[]): Joint => {
  const widthOf = ({ pair, times }: Throws): number => times * Math.max(...pair.map((row) => (row?.length ?? 1) - 1));
  const width = 1 + throws.reduce((sum, one) => sum + widthOf(one), 0);
  const height = 1 + throws.reduce((sum, { pair, times }) => sum + times * (pair.length - 1), 0);
  // One list for the whole grid, so that adding a pair is a shift.
  const cells = new Float64Array(height * width);
  cells[0] = 1;
  let top = 0;
  for (const { pair, times } of throws) {
    const shifts: number[] = [];
    const chances: number[] = [];
    pair.forEach((row, i) =>
      row?.forEach((chance, j) => {
        if (chance === 0) return;
        shifts.push(i * width + j);
        chances.push(chance);
      }),
    );
    const reach = shifts[shifts.length - 1] ?? 0;
    for (let time = 0; time < times; time++) {
      top += reach;
      // From the top down, so that a cell is read before it is overwritten.
      for (let at = top; at >= 0; at--) {
        let sum = 0;
        for (let k = 0; k < shifts.length && shifts[k] <= at; k++) sum += cells[at - shifts[k]] * chances[k];
        cells[at] = sum;
      }
    }
  }
  return Array.from({ length: height }, (_, i) => cells.subarray(i * width, (i + 1) * width));
};

/** Returns the law of the first of two counts. */
export const firstOf = (joint: Joint): Law => {
  const law = new Float64Array(joint.length);
  for (let i = 0; i < joint.length; i++) {
    const row = joint[i];
    if (row !== undefined) for (let j = 0; j < row.length; j++) law[i] += row[j];
  }
  return law;
};

/** Returns the law of the second of two counts. */
export const secondOf = (joint: Joint): Law => {
  let law: Law | undefined;
  for (let i = 0; i < joint.length; i++) {
    const row = joint[i];
    if (row !== undefined) law = addLaw(law, row);
  }
  return law ?? certain(0);
};
