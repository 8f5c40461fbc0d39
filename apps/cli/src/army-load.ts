import { type ArmyBook, type ReadList, type Sheet, sheetOf } from '@muster/army';
import { SYSTEMS } from '@muster/rules';
import { type Command, Option } from 'commander';
import { fetchShared, isLink, loadBooks, readListOf, readSmallText } from './list-files.ts';
import { gather } from './options.ts';
import { armyFile } from './samples.ts';
import { note } from './screen.ts';

/** What every command about one list is given. */
export interface ListOptions {
  book?: string[];
  /** The game of a list that names none. */
  system?: string;
  json?: boolean;
}

/** A command about one list: its file, and the books that a saved list needs. */
export const aboutList = (command: Command): Command =>
  command
    .argument('<list>', 'a list of Muster, one of Army Forge as JSON or text, or the name of a sample')
    .option(
      '--book <file>',
      'an army book of Muster or Army Forge, for lists that name everything by ids; may be given several times',
      gather,
    )
    .addOption(new Option('--system <game>', 'the game of a list that names none, as old texts do').choices(SYSTEMS));

/** A list that was named on the command line, and the books that were given with it. */
export interface NamedList {
  read: ReadList;
  books: readonly ArmyBook[];
}

/** The text of a list that was named: of a file, of a sample, or behind an address of Army Forge. */
export const textOfList = async (name: string): Promise<string> =>
  isLink(name) ? fetchShared(name) : readSmallText(armyFile(name));

/** Loads a list, or stops with what is wrong; units that cannot be read are left out and named. */
export const loadNamed = async (name: string, { book, system }: ListOptions): Promise<NamedList> => {
  const books = loadBooks(book);
  const read = readListOf(name, await textOfList(name), books, system);
  for (const { path, message } of read.lost) note(`${name}: left out, because ${path} ${message}.`);
  for (const { path, message } of read.notes) note(`${name}: ${path}: ${message}.`);
  return { read, books };
};

/** The same as people read it. */
export const loadSheet = async (name: string, options: ListOptions): Promise<Sheet> =>
  sheetOf((await loadNamed(name, options)).read);
