import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ArmyList, parseList } from '@muster/army';
import { readJson } from './files.ts';
import { badInput, Stop } from './findings.ts';

const FOLDER = fileURLToPath(new URL('../../../packages/army/samples/', import.meta.url));

/** The names of the sample armies. */
export const sampleNames = (): string[] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** A sample army by its name. */
export const loadSample = (name: string): ArmyList => {
  if (!sampleNames().includes(name))
    throw new Stop(`There is no sample army "${name}"; there are ${sampleNames().join(', ')}.`);
  return loadList(`${FOLDER}${name}.json`);
};

/** An army list from a file. */
export const loadList = (file: string): ArmyList => {
  const list = parseList(readJson(file));
  if (!list.ok) throw badInput(file, list.error);
  return list.value;
};
