import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, 'rows');

/** Loads the benches of one file of rows. A bench runs in a process of its own and measures one row or a few. */
export const loadFile = async (file) => {
  const { benches } = await import(pathToFileURL(join(folder, file)).href);
  return benches.map((bench) => ({ ...bench, file }));
};

/** Returns what can be loaded of a file, and why the rest cannot. */
const tryFile = (file) =>
  loadFile(file).then(
    (benches) => ({ benches, problems: [] }),
    (error) => ({ benches: [], problems: [`${file} cannot be loaded: ${error.message}`] }),
  );

/** Loads all benches, or those with a row whose name has one of these parts; other rows of theirs are left out. */
export const loadBenches = async (parts = []) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const loaded = await Promise.all(files.toSorted().map(tryFile));
  const all = loaded.flatMap(({ benches }) => benches);
  const isWanted = ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part));
  return {
    names: all.flatMap(({ rows }) => rows.map(({ name }) => name)),
    wanted: all.filter(({ rows }) => rows.some(isWanted)).map((bench) => ({ ...bench, isWanted })),
    problems: loaded.flatMap(({ problems }) => problems),
  };
};
