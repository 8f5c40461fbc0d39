import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArmyBook, type ArmyList, instead, parseListText } from '@muster/army';
import { booksFor } from './books.ts';
import { Stop } from './findings.ts';
import { badList, contextOf, readSmallText } from './list-files.ts';
import { note } from './screen.ts';

/** Small armies that show single rules, and the ready lists of the army books. */
const SAMPLES = fileURLToPath(new URL('../../../packages/army/samples/', import.meta.url));
const LISTS = fileURLToPath(new URL('../../../packages/army/lists/', import.meta.url));

/** The files of armies under a folder; each game has a folder of its own. */
const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(`${folder}${entry.name}/`);
    return entry.name.endsWith('.json') ? [folder + entry.name] : [];
  });

const nameOf = (file: string): string => basename(file, '.json');

const namesIn = (folder: string, system: string): string[] =>
  filesIn(system === '' ? folder : `${folder}${system}/`)
    .map(nameOf)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The names of the sample armies, all of them or those of a game. */
export const sampleNames = (system = ''): string[] => namesIn(SAMPLES, system);

/** The names of the ready lists, all of them or those of a game. */
export const listNames = (system = ''): string[] => namesIn(LISTS, system);

/** How large the battles of a game usually are, in points. */
const USUAL_POINTS: Readonly<Record<string, number>> = { gf: 1000, gff: 300, aof: 1000, aofs: 200 };

/** The ready lists of a game that fight when nobody says who. */
export const usualArmies = (system: string): string[] =>
  listNames(system).filter((name) => name.endsWith(`-${USUAL_POINTS[system]}`));

/** The file of a ready list or a sample army by its name, if there is such a one. */
export const sampleFile = (name: string): string | undefined =>
  [...filesIn(LISTS), ...filesIn(SAMPLES)].find((file) => nameOf(file) === name);

/** The file that somebody means: one of theirs, or that of a ready list or a sample army by its name. */
export const armyFile = (name: string): string => {
  const file = existsSync(name) ? name : sampleFile(name);
  if (file !== undefined || !/^[\w-]+$/.test(name)) return file ?? name;
  throw new Stop(
    `There is no file and no ready list "${name}"; ${instead(name, [...listNames(), ...sampleNames()])}.`.replace(
      '?.',
      '?',
    ),
  );
};

/** A ready list or a sample army by its name. */
export const loadSample = (name: string): ArmyList => {
  const file = sampleFile(name);
  if (file !== undefined) return loadList(file);
  throw new Stop(`There is no sample army "${name}"; there are ${[...listNames(), ...sampleNames()].join(', ')}.`);
};

/**
 * An army list from a file or by its name, our own or one of Army Forge. One that was saved there needs its books; `system` is
 * the game of one that names none.
 */
export const loadList = (file: string, books: readonly ArmyBook[] = [], system?: string): ArmyList => {
  const text = readSmallText(armyFile(file));
  const read = parseListText(text, booksFor(text, books), contextOf(system));
  if (!read.ok) throw badList(file, read.error);
  for (const { path, message } of read.value.notes) note(`${file}: ${path}: ${message}`);
  return read.value.list;
};
