import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotRun, measurePair } from './bench/pair.mjs';
import { printComparison } from './bench/comparison.mjs';
import { buildCommit, commitOf, copyHere, removeTree } from './bench/trees.mjs';
import { prepare } from './lib/prepare.mjs';

const USAGE = `Usage: npm run bench:compare -- REVISION [NEWER] [--pairs N] [--rows part,part]
Compares a revision with this folder as it is, or with a newer revision.
`;

const say = (sentence) => process.stderr.write(`${sentence}\n`);

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n${USAGE}`);
  process.exit(2);
};

const readArguments = () => {
  const options = { pairs: { type: 'string', default: '10' }, rows: { type: 'string', default: '' } };
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (positionals.length < 1 || positionals.length > 2) return stop('Name one revision or two.');
    const pairs = Number(values.pairs);
    if (!Number.isInteger(pairs) || pairs < 1) return stop('--pairs needs a whole number above 0.');
    return { revisions: positionals, pairs, parts: values.rows.split(',').filter((part) => part !== '') };
  } catch (error) {
    return stop(error.message);
  }
};

const { revisions, pairs, parts } = readArguments();
const commits = revisions.map((revision) => commitOf(revision) ?? stop(`There is no revision ${revision}.`));
prepare();
const { loadBenches } = await import('./bench/load.mjs');
const { names, wanted, problems } = await loadBenches(parts);
for (const problem of problems) say(problem);
if (wanted.length === 0) stop(`No row has such a name; there are: ${names.join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'muster-compare-'));
const trees = ['old', 'new'].map((name) => join(folder, name));
const cleanUp = () => {
  for (const tree of trees) removeTree(tree);
  rmSync(folder, { recursive: true, force: true });
};
process.on('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

try {
  say(`Compiling ${revisions.join(' and ')} …`);
  buildCommit(commits[0], trees[0]);
  if (commits[1]) buildCommit(commits[1], trees[1]);
  else copyHere(trees[1]);
} catch (error) {
  say(error.message);
  process.exit(1);
}

/** One entry for each bench: its pairs so far, or why it cannot be compared. */
const measured = wanted.map((bench) => ({ bench, pairs: [], problem: undefined }));
for (let pair = 1; pair <= pairs; pair++) {
  const start = performance.now();
  for (const entry of measured.filter(({ problem }) => problem === undefined)) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${pair}/${pairs} ${entry.bench.rows[0].name}`);
    try {
      entry.pairs.push(await measurePair(trees, entry.bench));
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      entry.problem = error;
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  say(`Pair ${pair} of ${pairs}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
const [oldName, newName = 'this folder'] = revisions;
process.exitCode = printComparison(measured, { pairs, names: [oldName, newName] }) ? 0 : 1;
