import { existsSync } from 'node:fs';
import { type ArmyBook, type ArmyList, instead, parseListText } from '@muster/army';
import { shipped } from '@muster/host/disk';
import { Stop } from './findings.ts';
import { badList, contextOf, readSmallText } from './list-files.ts';
import { note } from './screen.ts';

/** The names of all ready lists and sample armies. */
const allNames = (): string[] => [...shipped.names('lists'), ...shipped.names('samples')];

/** The file that somebody means: one of theirs, or that of a ready list or a sample army by its name. */
export const armyFile = (name: string): string => {
  const file = existsSync(name) ? name : shipped.listFile(name);
  if (file !== undefined || !/^[\w-]+$/.test(name)) return file ?? name;
  throw new Stop(`There is no file and no ready list "${name}"; ${instead(name, allNames())}.`.replace('?.', '?'));
};

/** A ready list or a sample army by its name. */
export const loadSample = (name: string): ArmyList => {
  const file = shipped.listFile(name);
  if (file !== undefined) return loadList(file);
  throw new Stop(`There is no sample army "${name}"; there are ${allNames().join(', ')}.`);
};

/**
 * An army list from a file or by its name, our own or one of Army Forge. One that was saved there needs its books; `system` is
 * the game of one that names none.
 */
export const loadList = (file: string, books: readonly ArmyBook[] = [], system?: string): ArmyList => {
  const text = readSmallText(armyFile(file));
  const read = parseListText(text, shipped.booksFor(text, books), contextOf(system));
  if (!read.ok) throw badList(file, read.error);
  for (const { path, message } of read.value.notes) note(`${file}: ${path}: ${message}`);
  return read.value.list;
};
