import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArmyList, parseListText } from '@muster/army';
import { readText } from './files.ts';
import { badInput, Stop } from './findings.ts';
import { note } from './screen.ts';

const FOLDER = fileURLToPath(new URL('../../../packages/army/samples/', import.meta.url));

/** The files of the sample armies; those of most games lie in folders of their own. */
const sampleFiles = (folder = ''): string[] =>
  (existsSync(FOLDER + folder) ? readdirSync(FOLDER + folder, { withFileTypes: true }) : []).flatMap((entry) => {
    if (entry.isDirectory()) return sampleFiles(`${folder}${entry.name}/`);
    return entry.name.endsWith('.json') ? [folder + entry.name] : [];
  });

const nameOf = (file: string): string => basename(file, '.json');

/** The names of the sample armies, all of them or those in the folder of a game. */
export const sampleNames = (system = ''): string[] =>
  sampleFiles(system === '' ? '' : `${system}/`)
    .map(nameOf)
    .sort();

/** A sample army by its name. */
export const loadSample = (name: string): ArmyList => {
  const file = sampleFiles().find((known) => nameOf(known) === name);
  if (file === undefined) throw new Stop(`There is no sample army "${name}"; there are ${sampleNames().join(', ')}.`);
  return loadList(FOLDER + file);
};

/** An army list from a file, our own or one of Army Forge. */
export const loadList = (file: string): ArmyList => {
  const read = parseListText(readText(file));
  if (!read.ok) throw badInput(file, read.error);
  for (const { path, message } of read.value.notes) note(`${file}: ${path}: ${message}`);
  return read.value.list;
};
