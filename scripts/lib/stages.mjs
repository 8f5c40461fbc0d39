import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePages } from './pages.mjs';
import { build, install } from './prepare.mjs';
import { root, runNode, runTool } from './run.mjs';

const CLOSING = /^(\d+) passed, (\d+) failed$/;

const one = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** Is everything laid out by the formatter? */
export const format = () => one(runTool('oxfmt', ['--check', '.']));

/** Does the linter agree, boundaries included? */
export const lint = () => one(runTool('oxlint', ['--type-aware', '--deny-warnings']));

/** Is the generated index of special rules up to date? */
export const index = () => one(runNode(['scripts/rules-index.mjs', '--check']));

/** Do the types hold? Leaves the compiled files behind. */
export const types = () => {
  const built = build();
  return one(built.ok ? runTool('typescript', ['-p', 'apps/web']) : built);
};

/** Are the generated pages about the library up to date? Needs the compiled files. */
export const apiPages = () => one(runNode(['scripts/docs-api.mjs', '--check']));

/** Can the pages be made? The tests of the browser need them. */
export const pages = () => one(makePages());

const fileFailed = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0;

const countReport = (file, ok) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, output: 'The tests ended without a report.\n' };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.testResults.filter(fileFailed).length;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed), output: '' };
};

/** Runs the tests, showing them as they come; further arguments go to Vitest. */
export const unit = (...args) => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { ok } = runTool('vitest', ['run', ...reporters, ...args], { show: true });
    return countReport(report, ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const conform = (...args) => {
  const { ok, stdout, output } = runNode(['apps/cli/bin/muster.js', 'conform', ...args]);
  const closing = CLOSING.exec(stdout.trimEnd().split('\n').at(-1) ?? '');
  const passed = Number(closing?.[1] ?? 0);
  const failed = Number(closing?.[2] ?? 0);
  if (passed + failed === 0) return { passed, failed: 1, output: `${output}No case was run.\n` };
  return { passed, failed: ok ? failed : Math.max(1, failed), output };
};

const skipped = (output) => ({ passed: 0, failed: 0, output });

/** The project's own conformance cases. */
export const ownCases = () => {
  const folder = join(root, 'tests', 'conformance');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) return skipped('There are no conformance cases in tests/conformance: skipped.\n');
  return conform(...files.toSorted().map((file) => join('tests', 'conformance', file)));
};

/** Kinds of shared cases that there is something to run with. */
const SHARED = ['battle-examples.json', 'campaign-examples.json', 'odds-examples.json'];

/** The conformance cases shared between projects, when they lie beside this folder. */
export const sharedCases = () => {
  const files = SHARED.map((file) => join('..', 'shared', 'conformance', file)).filter((file) =>
    existsSync(join(root, file)),
  );
  if (files.length === 0) return skipped('There are no conformance cases in ../shared/conformance: skipped.\n');
  return conform(...files);
};

/** The bars for files of Army Forge, when a folder of them lies beside this one. */
export const armyForge = () => {
  if (!existsSync(join(root, '..', 'shared', 'armyforge', 'samples')))
    return skipped('There are no files of Army Forge in ../shared/armyforge/samples: skipped.\n');
  const { ok, output } = runNode(['scripts/check-armyforge.mjs']);
  process.stdout.write(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: '' };
};

const attempt = (stage) => {
  try {
    return stage();
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error instanceof Error ? error.message : String(error)}\n` };
  }
};

const mark = ({ passed, failed }) => {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : '–';
};

const runStage = (name, stage) => {
  const start = Date.now();
  process.stdout.write(`· ${name} …\n`);
  const result = attempt(stage);
  if (mark(result) !== '✓') process.stdout.write(result.output);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${mark(result)} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)\n`);
  return result;
};

const close = (passed, failed) => {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** Prepares the workspace, runs named stages in turn and closes with their sum; the process fails when one of them did. */
export const runStages = (stages) => {
  const installed = install();
  if (!installed.ok) {
    process.stdout.write(installed.output);
    close(0, 1);
    return;
  }
  // The linter reads the declarations of other packages; whether they are right is a stage of its own.
  build();
  const results = Object.entries(stages).map(([name, stage]) => runStage(name, stage));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  close(sum('passed'), sum('failed'));
};
