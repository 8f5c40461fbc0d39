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

/** Whether something has been made out of inputs: it is there, and no input has changed since. */
export const isDone = (step) => {
  const mark = markOf(step);
  return step.isThere() && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(step.inputs);
};

/** Makes something out of inputs and remembers it. The result, or what it promises, says whether it went well. */
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

/** Makes something out of inputs unless that has been done; the result says whether it went well. */
export const makeUnlessDone = (step, make) => (isDone(step) ? { ok: true, output: '' } : makeAndRemember(step, make));
