import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { digits, UNITS } from './bench/units.mjs';
import { measureAlone } from './bench/process.mjs';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';
import { spread } from './lib/statistics.mjs';

const USAGE = 'Usage: npm run bench -- [--json] [--processes N] [part of a name …]\n';

const stop = (sentence) => {
  process.stderr.write(sentence);
  process.exit(2);
};

const readArguments = () => {
  const options = { json: { type: 'boolean', default: false }, processes: { type: 'string', default: '5' } };
  try {
    const { positionals: parts, values } = parseArgs({ allowPositionals: true, options });
    const processes = Number(values.processes);
    if (!Number.isInteger(processes) || processes < 1)
      return stop(`--processes needs a whole number above 0.\n${USAGE}`);
    return { parts, processes, json: values.json };
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`);
  }
};

const printJson = (row) => process.stdout.write(`${JSON.stringify(row)}\n`);

const printRow = ({ name, value, low, high, unit, checksum }) => {
  const range = `${digits(low)} – ${digits(high)}`;
  process.stdout.write(
    `${name.padEnd(26)} ${digits(value).padStart(8)}  ${range.padEnd(18)} ${unit.padEnd(10)} ${checksum}\n`,
  );
};

const { parts, processes, json } = readArguments();
prepare();
const { loadBenches } = await import('./bench/load.mjs');
const { names, wanted, problems } = await loadBenches(parts);
for (const problem of problems) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
if (wanted.length === 0) stop(`No row has such a name; there are: ${names.join(', ')}.\n`);

/** Runs every bench once in each round, so that a busy minute shows in the spread of all rows instead of in one figure. */
const measured = new Map(wanted.map((bench) => [bench, []]));
for (let i = 0; i < processes; i++)
  for (const bench of wanted) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${i + 1}/${processes} ${bench.rows[0].name}`);
    try {
      measured.get(bench)?.push(await measureAlone(root, bench));
    } catch (error) {
      process.stderr.write(`${bench.rows[0].name} failed: ${error.message}\n`);
      measured.delete(bench);
      process.exitCode = 1;
    }
  }
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const print = json ? printJson : printRow;
const load = `Load of the machine: ${loadavg()[0].toFixed(1)}.`;
if (!json) process.stdout.write(`CPU time, processes: ${processes}. Median, lowest – highest. ${load}\n`);
for (const [{ rows, isWanted }, runs] of measured) {
  const checksums = new Set(runs.map(({ checksum }) => checksum));
  if (checksums.size > 1) {
    process.stderr.write(`${rows[0].name}: the processes came to different results: ${[...checksums].join(', ')}\n`);
    process.exitCode = 1;
  }
  for (const [at, { name, unit }] of rows.entries()) {
    if (!isWanted({ name })) continue;
    const { median: value, low, high } = spread(runs.map(({ values }) => UNITS[unit].shown(values[at])));
    print({ name, value, low, high, unit, processes, checksum: runs[0].checksum });
  }
}
