import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { root, runTool } from './lib/run.mjs';

const USAGE =
  'Usage: npm run fit:points -- FOLDER [--dry]\nFOLDER holds army books of Army Forge as JSON; --dry only prints the errors.\n';
const TARGET = join('packages', 'army', 'src', 'price', 'fitted.ts');

/** Units by price: small ones are off by more, because prices are rounded. */
const BANDS = [25, 50, 100, 200, 100_000];

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined || options.some((option) => option !== '--dry')) {
  process.stderr.write(USAGE);
  process.exit(2);
}

prepare();
const { errorLines, worsened } = await import('./points/baseline.mjs');
const { readBooks } = await import('./points/books.mjs');
const { writeFolds } = await import('./points/folds.mjs');
const { errorOf, fitFolds, gameFigures, leaveOut } = await import('./points/measure.mjs');
const { observe } = await import('./points/observe.mjs');
const { fit } = await import('./points/solve.mjs');
const { parametersSource } = await import('./points/write.mjs');

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((path) => ({ path, json: JSON.parse(readFileSync(join(folder, path), 'utf8')) }));
const books = readBooks(files).filter(({ official }) => official);
const observations = observe(books);
process.stdout.write(`${books.length} books, ${observations.length} prices of units and upgrades.\n`);

const folds = fitFolds(observations);
const pairs = leaveOut(observations, folds);
const figures = gameFigures(pairs);
for (const line of errorLines(figures)) process.stdout.write(`${line}\n`);
const worse = worsened(figures);
for (const line of worse) process.stderr.write(`${line}\n`);
if (worse.length > 0) process.exitCode = 1;

if (!options.includes('--dry')) {
  const bands = BANDS.map((upTo, i) => {
    const isIn = ({ known, exact }) => known && exact <= upTo && exact > (BANDS[i - 1] ?? 0);
    return { upTo, ...errorOf(pairs.filter(isIn)) };
  });
  const errors = Object.fromEntries(
    Object.entries(figures).map(([system, { units, median, p90, within5 }]) => [
      system,
      { units, median, p90, within5 },
    ]),
  );
  const source = parametersSource({
    numbers: fit(observations),
    books: books.map(({ book }) => book),
    errors,
    bands,
    unknown: errorOf(pairs.filter(({ known }) => !known)),
  });
  writeFolds(folds);
  writeFileSync(join(root, TARGET), source);
  runTool('oxfmt', [TARGET]);
  process.stdout.write(`Wrote ${TARGET}.\n`);
}
