const ratio = (below, above) => ({ shown: (value) => value, compare: 'ratio', below, above });

/** Times are measured in seconds of CPU time for one operation, whatever they are shown in. */
const time = (shown) => ({ ...ratio('faster', 'slower'), shown });

/** Values near 0 have no useful ratio: their difference is compared. */
const difference = { ...ratio('less', 'more'), compare: 'difference' };

/** What rows are measured in: how a value is shown, how two are compared, and what a smaller and a larger one is called. */
export const UNITS = {
  'battles/s': time((seconds) => 1 / seconds),
  s: time((seconds) => seconds),
  ms: time((seconds) => seconds * 1e3),
  µs: time((seconds) => seconds * 1e6),
  MB: ratio('less', 'more'),
  'MB growth': difference,
  exponent: difference,
  '× one': ratio('less', 'more'),
};

/** A value with three digits or more, as people read it. */
export const digits = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
