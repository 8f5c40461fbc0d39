import { existsSync } from 'node:fs';
import { type ArmyBook, type ArmyList, suggestionText, parseListText } from '@muster/army';
import { shipped } from '@muster/host/disk';
import { capital } from '@muster/kernel';
import { CommandError } from './findings.ts';
import { badList, contextOf, readSmallText } from './list-files.ts';
import { printNote } from './screen.ts';

/** Returns the names of all ready lists and sample armies. */
const allNames = (): string[] => [...shipped.names('lists'), ...shipped.names('samples')];

/** Returns the file for a name: the player's own file, or that of a ready list or sample army. */
export const armyFile = (name: string): string => {
  const file = existsSync(name) ? name : shipped.listFile(name);
  if (file !== undefined || !/^[\w-]+$/.test(name)) return file ?? name;
  throw new CommandError(
    `No file or ready list "${name}". ${capital(suggestionText(name, allNames()))}.`.replace('?.', '?'),
  );
};

/** Loads a ready list or a sample army by name. */
export const loadSample = (name: string): ArmyList => {
  const file = shipped.listFile(name);
  if (file !== undefined) return loadList(file);
  throw new CommandError(`Unknown sample army "${name}". Sample armies: ${allNames().join(', ')}.`);
};

/**
 * Loads an army list from a file or by name, from Muster or Army Forge. A list saved in Army Forge needs its books;
 * `system` is the game of a list that names none.
 */
export const loadList = (file: string, books: readonly ArmyBook[] = [], system?: string): ArmyList => {
  const text = readSmallText(armyFile(file));
  const read = parseListText(text, shipped.booksFor(text, books), contextOf(system));
  if (!read.ok) throw badList(file, read.error);
  for (const { path, message } of read.value.notes) printNote(`${file}: ${path}: ${message}`);
  return read.value.list;
};
