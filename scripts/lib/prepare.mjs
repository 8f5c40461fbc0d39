import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBundleCurrent } from './bundle-mark.mjs';
import { root, runNode, runNpm } from './run.mjs';
import { makeUnlessDone } from './unchanged.mjs';

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

/** Compiles and bundles what has changed, all projects or some; the result says whether it went well. */
export const build = (...projects) => runNode(['scripts/build.mjs', ...projects]);

/** The command line and the server, out of everything that they are compiled from. */
const PROGRAM = {
  name: 'program',
  inputs: [
    ...['packages', 'apps'].flatMap((group) =>
      readdirSync(join(root, group)).flatMap((name) =>
        ['src', 'package.json', 'tsconfig.json'].map((part) => `${group}/${name}/${part}`),
      ),
    ),
    'tsconfig.base.json',
    'package-lock.json',
    'scripts/lib/bundle.mjs',
  ].filter((path) => !path.startsWith('apps/web/')),
  isThere: isBundleCurrent,
};

/** Compiles and bundles the command line and the server, unless that has been done; the result says whether it went well. */
const buildProgram = () =>
  makeUnlessDone(PROGRAM, () => {
    say('Compiling …');
    return build('apps/cli');
  });

/** Installs and compiles what the command line needs, or ends the process with a sentence. */
export const prepare = () => {
  const installed = install();
  if (!installed.ok) stop(installed.output);
  const built = buildProgram();
  if (!built.ok) stop(`${built.output}The sources do not compile.\n`);
};
