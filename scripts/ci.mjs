import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { closingLine, readClosing } from './lib/counts.mjs';
import { root } from './lib/run.mjs';

/** Runs a script, shows its output and returns the counts of its last line; one that ends otherwise counts as failed. */
const countsOf = (script) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', script)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CI: 'true' },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      output += text;
    });
    child.once('close', (code) => {
      const { passed, failed, skipped } = readClosing(output) ?? { passed: 0, failed: 0, skipped: 0 };
      resolve({ passed, failed: code === 0 ? failed : Math.max(1, failed), skipped });
    });
  });

const counts = { 'npm test': await countsOf('test.mjs'), 'npm run test:long': await countsOf('test-long.mjs') };
process.stdout.write('\n');
for (const [name, count] of Object.entries(counts)) process.stdout.write(`${name}: ${closingLine(count)}\n`);
const sum = (key) => Object.values(counts).reduce((total, count) => total + count[key], 0);
process.stdout.write(`\n${closingLine({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })}\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
