import { type ArmyBook, type ReadList, type Sheet, sheetOf } from '@muster/army';
import { SYSTEMS } from '@muster/rules';
import { type Command, Option } from 'commander';
import { fetchShared, isLink, loadBooks, readListOf, readSmallText } from './list-files.ts';
import { collectValues } from './options.ts';
import { armyFile } from './samples.ts';
import { printNote } from './screen.ts';

/** Options of every command about one list. */
export interface ListOptions {
  book?: string[];
  /** The game of a list that does not name one. */
  system?: string;
  json?: boolean;
}

/** Adds the arguments and options of a command about one list: its file, and the books that a saved list needs. */
export const aboutList = (command: Command): Command =>
  command
    .argument('<list>', 'a Muster list, an Army Forge list as JSON or text, or the name of a sample')
    .option(
      '--book <file>',
      'an army book of Muster or Army Forge, for lists that contain only ids (repeatable)',
      collectValues,
    )
    .addOption(
      new Option('--system <game>', 'the game of a list that does not name it, such as an old text').choices(SYSTEMS),
    );

/** A list from the command line, and the given books. */
export interface NamedList {
  read: ReadList;
  books: readonly ArmyBook[];
}

/** Returns the text of a list: a file, a sample, or an address of Army Forge. */
export const textOfList = async (name: string): Promise<string> =>
  isLink(name) ? fetchShared(name) : readSmallText(armyFile(name));

/** Loads a list, or stops with its errors; units that cannot be read are left out and reported. */
export const loadNamed = async (name: string, { book, system }: ListOptions): Promise<NamedList> => {
  const books = loadBooks(book);
  const read = readListOf(name, await textOfList(name), books, system);
  for (const { path, message } of read.lost) printNote(`${name}: a unit is left out: ${path} ${message}.`);
  for (const { path, message } of read.notes) printNote(`${name}: ${path}: ${message}.`);
  return { read, books };
};

/** Loads a list as a sheet. */
export const loadSheet = async (name: string, options: ListOptions): Promise<Sheet> =>
  sheetOf((await loadNamed(name, options)).read);
