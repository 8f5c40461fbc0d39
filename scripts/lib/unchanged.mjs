import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const marks = join(root, 'node_modules/.cache/muster');

const isSource = (name) => !/\.test\.tsx?$/.test(name);

/** The files under a path of the workspace: itself, or all in a folder, without tests. */
const filesIn = (path) => {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [whole];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
};

/** Changes with every file that is changed, added or removed. */
const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const markOf = ({ name }) => join(marks, name);

/** Returns whether an output is up to date: it exists, and no input has changed since. */
export const isDone = (step) => {
  const mark = markOf(step);
  return step.isThere() && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(step.inputs);
};

/** Makes an output from inputs and records the inputs. Returns, or promises, whether that succeeded. */
export const makeAndRemember = (step, make) => {
  const now = fingerprint(step.inputs);
  const remember = (result) => {
    if (result.ok) {
      mkdirSync(marks, { recursive: true });
      writeFileSync(markOf(step), now);
    }
    return result;
  };
  const result = make();
  return result instanceof Promise ? result.then(remember) : remember(result);
};

/** Makes an output from inputs unless it is up to date; returns whether that succeeded. */
export const makeUnlessDone = (step, make) => (isDone(step) ? { ok: true, output: '' } : makeAndRemember(step, make));
