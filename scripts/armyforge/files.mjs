import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file under a folder. */
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]));

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a parsed file of Army Forge is: a book, a resolved list, a saved list, or none of these. */
const kindOf = (json) => {
  if (!isObject(json)) return 'other';
  if ('upgradePackages' in json && 'units' in json) return 'book';
  if (isObject(json.list) && 'gameSystem' in json) return 'save';
  if ('gameSystem' in json && Array.isArray(json.units)) return 'list';
  return 'other';
};

const readOne = (folder, path) => {
  const name = relative(folder, path);
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.txt')) return { name, kind: 'text', text };
  try {
    const json = JSON.parse(text);
    return { name, kind: kindOf(json), json };
  } catch (error) {
    return { name, kind: 'broken', problem: error.message };
  }
};

/** Reads a folder of files of Army Forge, each with what it is. */
export const readFolder = (folder) =>
  walk(folder)
    .filter((path) => path.endsWith('.json') || path.endsWith('.txt'))
    .map((path) => readOne(folder, path));
