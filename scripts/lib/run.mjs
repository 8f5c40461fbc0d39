import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Runs a program to its end; with `show` its output goes to the terminal as it comes, else it is returned. */
export const run = (command, args, { show = false, shell = false } = {}) => {
  const result = spawnSync(command, args, {
    cwd: root,
    shell,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const stdout = result.stdout ?? '';
  const stderr = (result.stderr ?? '') + (result.error ? `${result.error.message}\n` : '');
  return { ok: result.status === 0, code: result.status ?? 1, stdout, output: stdout + stderr };
};

/** Runs a script with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs the command of an installed package with this Node, without asking npm or the shell. */
export const runTool = (name, args, options) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0];
  return runNode([join(folder, file), ...args], options);
};

/** Runs npm: the one that started us, or the one on the path. */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return runNode([npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
};
