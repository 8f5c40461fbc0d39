// Reads a folder of Army Forge files and prints for each game how much of it Muster supports; fails below the bars.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseForgeBook } from '@muster/army';
import { BARS, judge } from './armyforge/bars.mjs';
import { countRules, countSpells } from './armyforge/coverage.mjs';
import { readFolder } from './armyforge/files.mjs';
import { checkLists } from './armyforge/lists.mjs';
import { table } from './armyforge/table.mjs';
import { root } from './lib/run.mjs';
import { measurePoints } from './points/measure.mjs';

const folder = resolve(process.argv[2] ?? join(root, '..', 'shared', 'armyforge', 'samples'));
if (!existsSync(folder)) {
  console.log(`No Army Forge files in ${folder}: nothing to check.`);
  process.exit(process.argv[2] === undefined ? 0 : 1);
}

const files = readFolder(folder);
const problems = files.filter(({ kind }) => kind === 'broken').map(({ name, problem }) => `${name}: ${problem}`);
const complain = ({ name, problem }) => problems.push(`${name}: ${problem.path}: ${problem.message}`);

const books = files
  .filter(({ kind }) => kind === 'book')
  .map(({ name, json }) => {
    const parsed = parseForgeBook(json);
    if (!parsed.ok) complain({ name, problem: parsed.error[0] });
    return { name, json, ...(parsed.ok ? { book: parsed.value } : {}) };
  });
const read = books.flatMap(({ book }) => book ?? []);
const lists = checkLists(files, read);
for (const list of lists) if (list.problem) complain(list);

const points = measurePoints(books.filter(({ book }) => book).map(({ name, json }) => ({ path: name, json })));
/** Books of the fit by numbers that were fitted without them, others as they are. */
const priceOf = (system) => [
  ...(points.crossValidated[system] ? [{ ...points.crossValidated[system], how: 'left out' }] : []),
  ...(points.plain[system] ? [{ ...points.plain[system], how: 'new' }] : []),
];
const systems = [...new Set([...read.map(({ system }) => system), ...lists.map(({ system }) => system)])].toSorted(
  (a, b) => (a < b ? -1 : 1),
);
const results = systems.map((system) => {
  const own = read.filter((book) => book.system === system);
  const ofSystem = lists.filter((list) => list.system === system);
  const share = (key) => {
    const told = ofSystem.filter((list) => list[key] !== undefined);
    return { done: told.filter((list) => list[key]).length, of: told.length };
  };
  return {
    system,
    books: {
      done: own.length,
      of: own.length + books.filter(({ book, json }) => !book && json.gameSystem === system).length,
    },
    points: share('points'),
    loadouts: share('loadouts'),
    ...countRules(system, own),
    spells: countSpells(system, own),
    price: priceOf(system),
  };
});

for (const line of table(results)) console.log(line);
for (const problem of problems) console.log(`✗ ${problem}`);
const missed = results.flatMap((result) => judge(result, BARS[result.system]));
for (const miss of missed) console.log(`✗ ${miss}`);
for (const { name } of lists.filter(({ points: exact }) => exact === false)) console.log(`✗ ${name}: wrong points`);
for (const { name } of lists.filter(({ loadouts }) => loadouts === false)) console.log(`✗ ${name}: wrong loadouts`);
const failed = missed.length + problems.length;
console.log(failed === 0 ? '\nEvery bar is met.' : `\n${failed} bars are missed.`);
process.exitCode = failed === 0 ? 0 : 1;
