// Sets all costs in the army books by the points model and refills the ready lists; with --check only reports what is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/prepare.mjs';
import { root, runTool } from './lib/run.mjs';

const isCheck = process.argv.includes('--check');
const folder = join(root, 'packages', 'army');

const built = build('packages/army');
if (!built.ok) {
  process.stderr.write(built.output);
  process.exit(1);
}
const { parseBook, priceBook } = await import('@muster/army');
const { fillList } = await import('./lib/fill-list.mjs');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const filesIn = (path) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => join(path, file));

const stale = [];
const written = [];
const stop = (file, findings) => {
  for (const { path, message } of findings) console.error(`${file}: ${path}: ${message}`);
  process.exit(1);
};
const settle = (file, before, after) => {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isCheck) stale.push(file);
  else {
    writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
    written.push(file);
  }
};

const books = filesIn(join(folder, 'books')).flatMap((file) => {
  const before = readJson(file);
  const priced = priceBook(before);
  if (!priced.ok) stop(file, priced.error);
  for (const { path, message } of priced.value.notes) console.error(`${before.id}: ${path}: ${message}`);
  settle(file, before, priced.value.file);
  const parsed = parseBook(priced.value.file);
  if (!parsed.ok) stop(file, parsed.error);
  return parsed.value;
});

for (const file of filesIn(join(folder, 'lists'))) {
  const before = readJson(file);
  const filled = fillList(before, books);
  console.log(
    `${String(filled.cost).padStart(5)} of ${String(before.points).padStart(4)}  ${filled.problem ?? ''}${file.slice(folder.length + 1)}`,
  );
  settle(file, before, filled.list);
}

if (written.length > 0) runTool('oxfmt', written);
for (const file of stale) console.error(`${file} is stale: run npm run price:books`);
console.log(isCheck ? `${stale.length} files are stale.` : `${written.length} files were written.`);
process.exitCode = stale.length > 0 ? 1 : 0;
