import type { Army } from '@muster/engine';
import type { Finding, Result } from '@muster/kernel';
import type { System } from '@muster/rules';
import type { ReadList } from './book/read-list.ts';
import { readAnyList } from './read/any-list.ts';
import { type MusterBook, parseBook } from './own/book.ts';
import { BOOK_FILES, LIST_FILES, READY_LISTS, type ReadyListName } from './shipped-files.ts';
import { armyForBattle } from './traits.ts';

export { READY_LISTS, type ReadyListName } from './shipped-files.ts';

let books: readonly MusterBook[] | undefined;

/** Returns the army books that come with Muster, once for each game that they are written for, or those of one game. */
export const shippedBooks = (system?: System): readonly MusterBook[] => {
  books ??= BOOK_FILES.flatMap((file) => whole(parseBook(file)));
  return system === undefined ? books : books.filter((book) => book.system === system);
};

/** Returns a ready list by its name, read with the books that come with Muster. */
export const readyList = (name: ReadyListName): ReadList => whole(readAnyList(LIST_FILES[name], shippedBooks()));

/** Returns the army of a ready list, ready for the table. */
export const readyArmy = (name: ReadyListName): Army => {
  const { list, hindrances } = readyList(name);
  if (!list) throw new Error(sentence(hindrances));
  return armyForBattle(list);
};

/** Returns the names of the ready lists of one game, the smallest lists of each book first. */
export const readyListNames = (system: System): ReadyListName[] =>
  READY_LISTS.filter((name) => readyList(name).selected?.system === system);

/** Returns the content of a file that comes with Muster; an error in it is an error of Muster. */
const whole = <T>(read: Result<T, Finding[]>): T => {
  if (read.ok) return read.value;
  throw new Error(sentence(read.error));
};

const sentence = (findings: readonly Finding[]): string =>
  findings.map(({ path, message }) => `${path}: ${message}`).join('; ');
