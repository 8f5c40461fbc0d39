import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Runs a program to its end; with `show` its output goes to the terminal as it comes, else it is returned. */
export const run = (command, args, { show = false, shell = false, cwd = root } = {}) => {
  const result = spawnSync(command, args, {
    cwd,
    shell,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const stdout = result.stdout ?? '';
  const stderr = (result.stderr ?? '') + (result.error ? `${result.error.message}\n` : '');
  return { ok: result.status === 0, code: result.status ?? 1, stdout, output: stdout + stderr };
};

/** Runs a program while others run: promises its result, and shows it only with `show`. */
export const runAside = (command, args, { show = false, env = {} } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      // All output goes to one stream, so that its order is kept.
      stdio: show ? ['inherit', 'inherit', 1] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const said = { stdout: '', output: '' };
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said.stdout += text;
      said.output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => (said.output += text));
    child.once('error', (error) => done({ ok: false, code: 1, stdout: '', output: `${error.message}\n` }));
    child.once('close', (code) => done({ ok: code === 0, code: code ?? 1, ...said }));
  });

/** Runs a script with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** The script behind the command of an installed package. */
const scriptOf = (name) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
};

/** Runs the command of an installed package with this Node, without asking npm or the shell. */
export const runTool = (name, args, options) => runNode([scriptOf(name), ...args], options);

/** Runs the command of an installed package while others run. */
export const runToolAside = (name, args, options) => runAside(process.execPath, [scriptOf(name), ...args], options);

/** Runs npm: the one that started us, or the one on the path. */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return runNode([npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
};
