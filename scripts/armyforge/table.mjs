import { percent } from '../lib/percent.mjs';

const shareOf = ({ done, of }) => (of === 0 ? '–' : `${percent(done / of)} of ${of}`);
const countOf = ({ done, of }) => (of === 0 ? '–' : `${done} of ${of}`);
const priceOf = (prices, show) => prices.map(show).join(' · ') || '–';

const HEADS = [
  'game',
  'books',
  'points',
  'loadouts',
  'rules',
  'units whole',
  'spells',
  'median',
  '90th',
  'within 5',
  'units priced',
];

/** The results as the lines of a table. */
export const table = (results) => {
  const rows = results.map(({ system, books, points, loadouts, occurrences, units, spells, price }) => [
    system,
    countOf(books),
    countOf(points),
    countOf(loadouts),
    shareOf(occurrences),
    shareOf(units),
    shareOf(spells),
    priceOf(price, ({ median }) => percent(median)),
    priceOf(price, ({ p90 }) => percent(p90)),
    priceOf(price, ({ within5 }) => percent(within5)),
    priceOf(price, (figures) => `${figures.units} ${figures.how}`),
  ]);
  const widths = HEADS.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i].length)));
  const line = (cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd();
  return [line(HEADS), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
};
