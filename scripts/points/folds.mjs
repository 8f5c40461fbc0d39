import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startOf } from './army.mjs';
import { spreadOf } from './solve.mjs';

const FILE = fileURLToPath(new URL('folds.json', import.meta.url));
/** What is this small against its usual size makes no difference that matters here. */
const NOTHING = 0.02;
const DIGITS = 3;

/** Saves the numbers of every fold, so that books of the fit can be measured without fitting again. */
export const writeFolds = (folds) => {
  const kept = folds.map(({ families, numbers }) => ({
    families: [...families].toSorted((a, b) => (a < b ? -1 : 1)),
    numbers: Object.fromEntries(
      [...numbers]
        .filter(([name, value]) => Math.abs(value - startOf(name)) > NOTHING * spreadOf(name))
        .map(([name, value]) => [name, Number(value.toPrecision(DIGITS))])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }));
  writeFileSync(FILE, `${kept.map((fold, i) => `${i === 0 ? '[' : ''}${JSON.stringify(fold)}`).join(',\n')}]\n`);
};

/** The numbers of every fold of the last fit. */
export const readFolds = () =>
  JSON.parse(readFileSync(FILE, 'utf8')).map(({ families, numbers }) => ({
    families: new Set(families),
    numbers: new Map(Object.entries(numbers)),
  }));
