import { percent } from '../lib/percent.mjs';
import { median } from '../lib/statistics.mjs';
import { digits, UNITS } from './units.mjs';
import { comparePair, judge, pairsNeeded, SURE } from './verdict.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** Returns every wanted row of every bench that ran on both sides, with its values. */
const rowsOf = (measured) =>
  measured
    .filter(({ problem }) => problem === undefined)
    .flatMap(({ bench, pairs }) => {
      const isSame = pairs.every(([from, to]) => from.checksum === to.checksum);
      return bench.rows.flatMap(({ name, unit }, at) => {
        if (!bench.isWanted({ name })) return [];
        const valuesOf = (side) => pairs.map((pair) => pair[side].batches.map((values) => values[at]));
        const [from, to] = [valuesOf(0), valuesOf(1)];
        const ratios = from.map((batches, pair) => comparePair(unit, batches, to[pair]));
        return [{ name, unit, isSame, ratios, from: median(from.map(median)), to: median(to.map(median)) }];
      });
    });

const compared = (unit, value) => {
  if (UNITS[unit].compare === 'ratio') return value.toFixed(3);
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
};

const printRow = ({ name, unit, from, to, isSame, result }) => {
  const { shown } = UNITS[unit];
  const { middle, low, high, verdict } = result;
  const values = [from, to].map((value) => digits(shown(value)).padStart(8)).join(' ');
  const interval = `${compared(unit, low)} to ${compared(unit, high)}`;
  const notes = [verdict, isSame ? undefined : 'OTHER RESULTS'].filter((note) => note !== undefined).join(', ');
  say(
    `${name.padEnd(24)} ${values} ${unit.padEnd(10)} ${compared(unit, middle).padStart(7)}  ${interval.padEnd(18)} ${notes}`.trimEnd(),
  );
};

const namesOf = (rows) => rows.map(({ name }) => name).join(', ');

/** Prints which rows are slower or faster, and how much slower a row could be without being noticed. */
const printVerdicts = (rows, pairs) => {
  const count = `${rows.length} row${rows.length === 1 ? '' : 's'}`;
  if (!rows.every(({ result }) => result.enough)) {
    say(`${pairs} pairs are too few to judge ${count}: take ${pairsNeeded(rows.length)} or more.`);
    return;
  }
  say(`With ${percent(SURE)} confidence, for ${rows.length === 1 ? 'this row' : `all ${count} together`}:`);
  for (const word of new Set(rows.flatMap(({ result }) => result.verdict ?? [])))
    say(`${word[0].toUpperCase()}${word.slice(1)}: ${namesOf(rows.filter(({ result }) => result.verdict === word))}.`);
  if (rows.every(({ result }) => result.verdict === undefined)) say('No row differs.');
  const timed = rows.filter(({ unit }) => UNITS[unit].above === 'slower');
  const worst = timed.toSorted((a, b) => b.result.high - a.result.high)[0];
  if (worst) say(`No row is slower by more than ${percent(Math.max(0, worst.result.high - 1))} (${worst.name}).`);
};

const printRows = (rows) => {
  say('\nTimes are CPU time, new ÷ old: 1.030 takes 3 % longer. Rows with + or − show a difference.\n');
  const heads = [' '.repeat(21), 'old'.padStart(8), 'new'.padStart(8), 'unit'.padEnd(10), 'new:old', ' interval'];
  say(`row${heads.join(' ')}`);
  for (const row of rows) printRow(row);
  say('');
};

/** Prints a comparison; returns true when no row is slower and no result differs. */
export const printComparison = (measured, { pairs, names }) => {
  const found = rowsOf(measured);
  const rows = found.map((row) => ({ ...row, result: judge(row.unit, row.ratios, found.length) }));
  say(`\n${names[1]} against ${names[0]}: medians of ${pairs} pairs with their intervals.`);
  if (rows.length > 0) printRows(rows);
  for (const { bench, problem } of measured)
    if (problem) say(`Not compared: ${namesOf(bench.rows)}. ${names[problem.side]} cannot run it: ${problem.message}`);
  if (rows.length > 0) printVerdicts(rows, pairs);
  const others = rows.filter(({ isSame }) => !isSame);
  if (others.length > 0) say(`Different results: ${namesOf(others)}.`);
  else if (rows.length > 0) say('All checksums are the same.');
  const isNewWhole = measured.every(({ problem }) => problem?.side !== 1);
  return isNewWhole && others.length === 0 && rows.every(({ result }) => result.verdict !== 'slower');
};
