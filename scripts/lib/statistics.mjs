const sorted = (values) => values.toSorted((a, b) => a - b);

/** Returns the value below which this share of the values lies, interpolated between neighbours; NaN without values. */
export const quantile = (values, share) => {
  const inOrder = sorted(values);
  const at = share * (inOrder.length - 1);
  const below = inOrder[Math.floor(at)] ?? NaN;
  const above = inOrder[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at - Math.floor(at));
};

/** Returns the middle value, or the mean of the two in the middle. */
export const median = (values) => quantile(values, 0.5);

/** Returns the median with the lowest and the highest value. */
export const spread = (values) => ({ median: median(values), low: Math.min(...values), high: Math.max(...values) });

/** Returns the probability of at most `most` heads in so many throws of a fair coin. */
const headsUpTo = (most, throws) => {
  let term = 0.5 ** throws;
  let sum = 0;
  for (let heads = 0; heads <= most; heads++) {
    sum += term;
    term *= (throws - heads) / (heads + 1);
  }
  return sum;
};

/**
 * Returns the narrowest interval between two of the values that contains the median of whatever they are samples of, with at
 * least this confidence. It assumes nothing about their distribution: each sample is below the median as often as above it.
 * Its own `confidence` is exact. With too few values it is less than asked for, and the interval has all of them.
 */
export const medianInterval = (values, confidence = 0.95) => {
  const inOrder = sorted(values);
  const count = inOrder.length;
  const sureOf = (dropped) => 1 - 2 * headsUpTo(dropped, count);
  let dropped = 0;
  while (2 * (dropped + 2) <= count && sureOf(dropped + 1) >= confidence) dropped++;
  return {
    low: inOrder[dropped] ?? NaN,
    high: inOrder[count - 1 - dropped] ?? NaN,
    confidence: Math.max(0, sureOf(dropped)),
  };
};

/** Returns the exponent b of the power law y = a·x^b that fits pairs of x and y best: the slope between their logarithms. */
export const powerOf = (pairs) => {
  const xs = pairs.map(([x]) => Math.log(x));
  const ys = pairs.map(([, y]) => Math.log(y));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(xs), mean(ys)];
  const both = xs.reduce((sum, x, i) => sum + (x - middleX) * (ys[i] - middleY), 0);
  return both / xs.reduce((sum, x) => sum + (x - middleX) ** 2, 0);
};
