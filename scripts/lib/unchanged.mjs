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

/**
 * Makes something out of inputs unless that has been done: it is there, and no input has changed since. The result says
 * whether it went well.
 */
export const makeUnlessDone = ({ name, inputs, isThere }, make) => {
  const mark = join(marks, name);
  const now = fingerprint(inputs);
  if (isThere() && existsSync(mark) && readFileSync(mark, 'utf8') === now) return { ok: true, output: '' };
  const result = make();
  if (result.ok) {
    mkdirSync(marks, { recursive: true });
    writeFileSync(mark, now);
  }
  return result;
};
