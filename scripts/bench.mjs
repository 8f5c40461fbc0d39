import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

const USAGE = 'Usage: npm run bench -- [--json] [part of a name …]\n';

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}`);
    return process.exit(2);
  }
};

const load = async (folder, file) => {
  try {
    const module = await import(pathToFileURL(join(folder, file)).href);
    return module.cases ?? [module];
  } catch (error) {
    return [{ name: file, unit: '', run: () => Promise.reject(error) }];
  }
};

const loadCases = async () => {
  const folder = join(root, 'scripts', 'bench');
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const cases = await Promise.all(files.map((file) => load(folder, file)));
  return cases.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const printRow = ({ name, value, unit, checksum }) =>
  process.stdout.write(`${name.padEnd(32)} ${shown(value).padStart(10)} ${unit.padEnd(12)} ${checksum}\n`);

const printJson = (row) => process.stdout.write(`${JSON.stringify(row)}\n`);

const { positionals: filters, values: options } = readArguments();
prepare();
const all = await loadCases();
const chosen = all.filter(({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)));
if (chosen.length === 0) {
  process.stderr.write(
    `No benchmark has such a name; there are: ${all.map(({ name }) => name).join(', ') || 'none'}.\n`,
  );
  process.exitCode = 2;
}
for (const { name, unit, run } of chosen) {
  try {
    const { value, checksum } = await run();
    (options.json ? printJson : printRow)({ name, value, unit, checksum });
  } catch (error) {
    process.stderr.write(`${name} failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
