import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, runTool } from './run.mjs';

const OLDEST = [20, 19];
const lock = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.muster-lock');

const say = (sentence) => process.stderr.write(`${sentence}\n`);

const stop = (output) => {
  process.stderr.write(output);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  stop(`Muster needs Node ${OLDEST.join('.')} or newer, and this is Node ${process.versions.node}.\n`);
}

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

const isInstalled = () => {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash();
  const installed = join(modules, '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
};

/** Installs exactly what the lock file names, unless that has been done; the result says whether it went well. */
export const install = () => {
  if (!isInstalled()) {
    say('Installing the dependencies (npm ci) …');
    const result = runNpm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
    if (!result.ok) return { ok: false, output: `${result.output}The dependencies could not be installed.\n` };
  }
  writeFileSync(stamp, lockHash());
  return { ok: true, output: '' };
};

/** Compiles what has changed, all projects or some; the result says whether it went well. */
export const build = (...projects) => runTool('typescript', ['-b', ...projects]);

/** Installs and compiles what the command line needs, or ends the process with a sentence. */
export const prepare = () => {
  const installed = install();
  if (!installed.ok) stop(installed.output);
  if (!existsSync(join(root, 'apps/cli/dist/main.js'))) say('Compiling …');
  const built = build('apps/cli');
  if (!built.ok) stop(`${built.output}The sources do not compile.\n`);
};
