import { readFileSync } from 'node:fs';
import { percent } from '../lib/percent.mjs';

/** How the model did on books that were left out of the fit before good rules were kept from lowering prices. */
const BASELINE = JSON.parse(readFileSync(new URL('baseline.json', import.meta.url), 'utf8'));

/** Errors may be this much larger than those. */
const MOST = 1.05;

const cell = (share) => percent(share).padStart(8);
const row = (name, { units, median, p90, within5 }) =>
  `${name.padEnd(27)}${String(units).padStart(6)} ${cell(median)} ${cell(p90)}  ${cell(within5)}`;

/** The errors game by game, now and in the baseline, as lines of a table. */
export const errorLines = (figures) => [
  'Books left out of the fit:  units   median  9 of 10  within 5 points',
  ...Object.entries(figures).flatMap(([system, now]) => [
    row(system, now),
    ...(BASELINE[system] ? [row('  before', BASELINE[system])] : []),
  ]),
];

/** Sentences about errors that are too much larger than those of the baseline. */
export const worsened = (figures) =>
  Object.entries(figures).flatMap(([system, now]) =>
    ['median', 'p90']
      .filter((figure) => BASELINE[system] && now[figure] > MOST * BASELINE[system][figure])
      .map(
        (figure) =>
          `${system}: the ${figure === 'median' ? 'median error' : 'error of 9 of 10 units'} is ${percent(now[figure])}, more than ${MOST} times the ${percent(BASELINE[system][figure])} of before.`,
      ),
  );
