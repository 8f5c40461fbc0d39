import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, readClosing } from './counts.mjs';
import { makePagesAside } from './pages.mjs';
import { build, install } from './prepare.mjs';
import { root, runAside, runToolAside } from './run.mjs';

const one = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

const runScript = (...args) => runAside(process.execPath, args);

/** Are all files formatted? */
export const format = async () => one(await runToolAside('oxfmt', ['--check', '.']));

/** Does the linter report nothing, boundaries included? */
export const lint = async () => one(await runToolAside('oxlint', ['--type-aware', '--deny-warnings']));

/** Is every file, export and dependency used somewhere? */
export const deadCode = async () => one(await runToolAside('knip', ['--no-progress', '--cache']));

/** Is the generated index of special rules up to date? */
export const index = async () => one(await runScript('scripts/rules-index.mjs', '--check'));

/** Are the types correct? Compiled packages are; the pages are compiled by another tool. */
export const types = async () => {
  const built = process.env.MUSTER_COMPILED ? { ok: true } : await runToolAside('typescript', ['-b']);
  return one(built.ok ? await runToolAside('typescript', ['-p', 'apps/web']) : built);
};

/** Are the generated pages about the library up to date? Needs the compiled files. */
export const apiPages = async () => one(await runScript('scripts/docs-api.mjs', '--check'));

/** Can the pages be built? The browser tests need them. */
export const pages = async () => one(await makePagesAside());

const countReport = (file, ok) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, output: 'The tests ended without a report.\n' };
  const { passed, failed, skipped, why, incomplete } = JSON.parse(readFileSync(file, 'utf8'));
  const isUnfit = incomplete && Boolean(process.env.CI);
  const output = isUnfit ? `${why[0]}\nIn CI every test must run.\n` : '';
  return { passed, failed: (ok ? failed : Math.max(1, failed)) + (isUnfit ? 1 : 0), skipped, why, output };
};

/** Runs the tests, showing their failures as they come; further arguments go to Vitest. */
export const unit = async (...args) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-test-'));
  const report = join(folder, 'report.json');
  try {
    const { ok } = await runToolAside('vitest', ['run', ...args], { show: true, env: { MUSTER_TEST_REPORT: report } });
    return countReport(report, ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const conform = async (files) => {
  const { ok, stdout, output } = await runScript('apps/cli/bin/muster.js', 'conform', ...files);
  const { passed, failed } = readClosing(stdout) ?? { passed: 0, failed: 0 };
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}No case was run.\n` };
  return { passed, failed: ok ? failed : Math.max(1, failed), output };
};

const skip = (reason) => ({ passed: 0, failed: 0, skipped: 1, why: [reason], output: '' });

/** The files of the project's own conformance cases. */
export const caseFiles = () =>
  readdirSync(join(root, 'tests', 'conformance'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => join('tests', 'conformance', file));

/** The project's own conformance cases, or some files of them. */
export const ownCases = (files = caseFiles()) => conform(files);

/** Kinds of shared cases that Muster can run. */
const SHARED = ['battle-examples.json', 'campaign-examples.json', 'odds-examples.json'];

/** The conformance cases shared between projects, if they are in a folder next to this one. */
export const sharedCases = async () => {
  const files = SHARED.map((file) => join('..', 'shared', 'conformance', file)).filter((file) =>
    existsSync(join(root, file)),
  );
  return files.length === 0 ? skip('There are no conformance cases in ../shared/conformance.') : conform(files);
};

/** The bars for files of Army Forge, if a folder of them is next to this one. */
export const armyForge = async () => {
  if (!existsSync(join(root, '..', 'shared', 'armyforge', 'samples')))
    return skip('There are no files of Army Forge in ../shared/armyforge/samples.');
  return one(await runScript('scripts/check-armyforge.mjs'));
};

const attempt = async (stage) => {
  try {
    return await stage();
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error instanceof Error ? error.message : String(error)}\n` };
  }
};

const mark = ({ passed, failed }) => {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : '–';
};

const runStage = async ([name, stage]) => {
  const start = Date.now();
  const result = { skipped: 0, why: [], ...(await attempt(stage)) };
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${mark(result)} ${name}: ${closingLine(result)} (${seconds} s)\n`);
  return { name, ...result };
};

/** Shows what failed and what was skipped, then the counts. */
const close = (results) => {
  const failed = results.filter((result) => result.failed > 0 && result.output !== '');
  for (const { name, output } of failed) process.stdout.write(`\n✗ ${name}\n${output.trimEnd()}\n`);
  const why = results.flatMap((result) => result.why);
  if (why.length > 0) process.stdout.write(`\nSkipped:\n${why.map((line) => `  ${line}\n`).join('')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${closingLine({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}\n`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
};

/**
 * Prepares the workspace and runs groups of named stages: the groups in turn, the stages of a group in parallel.
 * Ends with the failures and the totals; the process fails when a stage failed.
 */
export const runStages = async (...groups) => {
  const installed = install();
  if (!installed.ok) {
    close([{ name: 'install', passed: 0, failed: 1, skipped: 0, why: [], output: installed.output }]);
    return;
  }
  // The linter reads the declarations of other packages; whether they are right is a stage of its own. What compiles is tested as it is
  // compiled; sources that do not are tested as they are.
  if (build().ok) process.env.MUSTER_COMPILED = 'yes';
  const results = [];
  for (const group of groups) results.push(...(await Promise.all(Object.entries(group).map(runStage))));
  close(results);
};
