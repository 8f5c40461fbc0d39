import { FITTED, priceUnit, startOf } from './army.mjs';
import { SYSTEMS } from '@muster/rules';
import { readBooks } from './books.mjs';
import { observe } from './observe.mjs';
import { readFolds } from './folds.mjs';
import { fit } from './solve.mjs';

const FOLDS = 8;
const STEP = 5;

const toSteps = (points) => Math.max(STEP, Math.round(points / STEP) * STEP);

/** Returns the value of an observation with fitted numbers. */
const predict = ({ terms }, numbers) =>
  terms.reduce(
    (total, { amount, factors }) =>
      total +
      factors.reduce(
        (product, { base, shares }) =>
          product * shares.reduce((sum, [name, share]) => sum + share * (numbers.get(name) ?? startOf(name)), base),
        amount,
      ),
    0,
  );

const quantile = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** Median and 90th percentile of errors as shares of the published price. */
export const errorOf = (pairs) => {
  const errors = pairs.map(({ price, exact }) => Math.abs(exact - price) / Math.max(STEP, price));
  return { units: pairs.length, median: quantile(errors, 0.5), p90: quantile(errors, 0.9) };
};

/** The figures of a game: relative errors of the unrounded and of the rounded price, and how many are within five points. */
const figuresOf = (pairs) => {
  const rounded = pairs.map(({ price, exact }) => ({ price, exact: toSteps(exact) }));
  const near = rounded.filter(({ price, exact }) => Math.abs(exact - price) <= STEP).length;
  const { median, p90 } = errorOf(rounded);
  return { ...errorOf(pairs), roundedMedian: median, roundedP90: p90, within5: near / Math.max(1, pairs.length) };
};

/** The figures of pairs of published and computed prices, by game. */
export const gameFigures = (pairs) =>
  Object.fromEntries(
    SYSTEMS.map((system) => [system, pairs.filter((pair) => pair.system === system)])
      .filter(([, own]) => own.length > 0)
      .map(([system, own]) => [system, figuresOf(own)]),
  );

/** Families dealt out to folds of about the same number of units, the largest first. */
const foldsOf = (observations) => {
  const sizes = new Map();
  for (const { kind, family } of observations) if (kind === 'unit') sizes.set(family, (sizes.get(family) ?? 0) + 1);
  const folds = Array.from({ length: Math.min(FOLDS, sizes.size) }, () => ({ units: 0, families: new Set() }));
  for (const [family, units] of [...sizes].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const smallest = folds.reduce((least, fold) => (fold.units < least.units ? fold : least));
    smallest.families.add(family);
    smallest.units += units;
  }
  return folds;
};

/** The rules that an observation is about. */
const rulesIn = ({ terms }) =>
  new Set(
    terms.flatMap(({ factors }) =>
      factors.flatMap(({ shares }) => shares.flatMap(([name]) => (name.includes('/') ? [name.split('/')[0]] : []))),
    ),
  );

/** The numbers for each fold of families, fitted to all others, with the rules that those have. */
export const fitFolds = (observations) =>
  foldsOf(observations).map(({ families }) => {
    const others = observations.filter(({ family }) => !families.has(family));
    return { families, numbers: fit(others), known: new Set(others.flatMap((one) => [...rulesIn(one)])) };
  });

/** Prices the units of every family with numbers that were fitted without it. */
export const leaveOut = (observations, folds) =>
  observations.flatMap((unit) => {
    const fold = unit.kind === 'unit' ? folds.find(({ families }) => families.has(unit.family)) : undefined;
    if (!fold) return [];
    const known = [...rulesIn(unit)].every((rule) => fold.known?.has(rule));
    return [{ system: unit.system, price: unit.price, exact: predict(unit, fold.numbers), known }];
  });

/** Returns the names of books in the parameters. */
const isFitted = ({ book }) =>
  FITTED.books.some(
    ({ uid, system, version }) => uid === book.uid && system === book.system && version === book.version,
  );

const plainPairs = ({ book }) =>
  book.units.map((unit) => ({
    system: book.system,
    price: unit.cost,
    exact: priceUnit(unit, { system: book.system }).exact,
  }));

/**
 * Measures the points model on army books, `{ path, json }` each: books in the fit by numbers that were fitted without
 * them and all of their families; all others as they are. Figures by game.
 */
export const measurePoints = (files) => {
  const books = readBooks(files);
  const own = books.filter(isFitted);
  const others = books.filter((entry) => !isFitted(entry));
  return {
    crossValidated: own.length > 0 ? gameFigures(leaveOut(observe(own), readFolds())) : {},
    plain: gameFigures(others.flatMap(plainPairs)),
    books: { crossValidated: own.length, plain: others.length, leftOut: files.length - books.length },
  };
};
