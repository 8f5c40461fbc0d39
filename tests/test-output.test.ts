import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestReport } from './lib/compact-reporter.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const TESTS = `
import { expect, test } from 'vitest';
test.each(Array.from({ length: 50 }, (_, i) => i))('is right %i', () => console.info('chatter'));
test('is wrong', () => expect(1).toBe(2));
test('needs a ladder', (context) => context.skip('there is no ladder'));
`;

const CONFIG = `
import { CompactReporter } from '${ROOT}tests/lib/compact-reporter.ts';
export default { test: { pool: 'threads', reporters: [new CompactReporter(process.env.REPORT)] } };
`;

describe('the report of a test run', () => {
  // Inside the workspace, where packages are found.
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'report-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let output = '';
  let report: TestReport;
  beforeAll(() => {
    writeFileSync(join(folder, 'some.test.mjs'), TESTS);
    writeFileSync(join(folder, 'broken.test.mjs'), `import './nothing.mjs';`);
    writeFileSync(join(folder, 'vitest.config.mjs'), CONFIG);
    const env = { ...process.env, REPORT: join(folder, 'report.json'), MUSTER_MISSING: 'There is no browser.' };
    const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    output = stdout + stderr;
    report = JSON.parse(readFileSync(env.REPORT, 'utf8')) as TestReport;
  });

  test('counts tests, and files that cannot be loaded', () => {
    expect(report).toMatchObject({ passed: 50, failed: 2, skipped: 1 });
  });

  test('says why tests were skipped, what is missing first', () => {
    expect(report).toMatchObject({
      why: ['There is no browser.', '1 test skipped in some.test.mjs (there is no ladder)'],
      incomplete: true,
    });
  });

  test('shows failures, but no passed tests and no output of tests', () => {
    expect(output).toContain('expected 1 to be 2');
    expect(output).toContain('nothing.mjs');
    expect(output).not.toMatch(/✓|chatter|is right/);
  });
});

describe('a part of the suite by name', () => {
  test('fails when no test has that name', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/test.mjs'), 'no-such-name'], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(
      /No stage, conformance file or test file has no-such-name in its name\.\n\n0 passed, 1 failed\n$/,
    );
    expect(status).toBe(1);
  });

  test('runs the stages and the conformance files of that name', () => {
    const args = [join(ROOT, 'scripts/test.mjs'), 'rules index', 'conformance/campaign-frame'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout).toMatch(
      /✓ rules index: 1 passed, 0 failed .*\n✓ own conformance cases: \d+ passed, 0 failed .*\n\n\d+ passed, 0 failed\n$/,
    );
    expect(status).toBe(0);
  });
});
