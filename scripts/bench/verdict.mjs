import { median, medianInterval } from '../lib/statistics.mjs';
import { UNITS } from './units.mjs';

/** The confidence of all verdicts of a comparison together. */
export const SURE = 0.95;

/** Returns what equal values give when they are compared in this way: a ratio of 1 or a difference of 0. */
const EQUAL = { ratio: 1, difference: 0 };

/** Compares a pair of processes: the median of new to old over batches that ran side by side. */
export const comparePair = (unit, oldBatches, newBatches) => {
  const compare = UNITS[unit].compare === 'ratio' ? (from, to) => to / from : (from, to) => to - from;
  return median(oldBatches.map((from, batch) => compare(from, newBatches[batch])));
};

/**
 * Judges a row by its pairs. The more rows are judged together, the more confidence each needs, so that all of them are right
 * with 95 %. A row differs when its interval does not contain equality; with too few pairs no row does.
 */
export const judge = (unit, pairs, rows = 1) => {
  const { compare, below, above } = UNITS[unit];
  const needed = 1 - (1 - SURE) / rows;
  const { low, high, confidence } = medianInterval(pairs, needed);
  const enough = confidence >= needed;
  const verdict = () => {
    if (enough && low > EQUAL[compare]) return above;
    return enough && high < EQUAL[compare] ? below : undefined;
  };
  return { middle: median(pairs), low, high, confidence, enough, verdict: verdict() };
};

/** Returns how many pairs a verdict on this many rows needs. */
export const pairsNeeded = (rows) => Math.ceil(1 - Math.log2((1 - SURE) / rows));
