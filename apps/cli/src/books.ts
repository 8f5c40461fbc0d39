import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ArmyBook, booksCalled, booksForList, instead, type MusterBook, parseBook } from '@muster/army';
import { readJson } from './files.ts';
import { badInput, Stop } from './findings.ts';

const FOLDER = fileURLToPath(new URL('../../../packages/army/books/', import.meta.url));

let shipped: readonly MusterBook[] | undefined;

/** The army books that come with Muster, one for each game that they are for. */
export const shippedBooks = (): readonly MusterBook[] => {
  shipped ??= (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const books = parseBook(readJson(FOLDER + file));
      if (!books.ok) throw badInput(FOLDER + file, books.error);
      return books.value;
    });
  return shipped;
};

/** The ids of the books that come with Muster. */
export const shippedNames = (): string[] => [...new Set(shippedBooks().map(({ uid }) => uid))];

/** The file that is meant: one of the player's, or that of a book that comes with Muster, by its id or its name. */
export const bookFile = (word: string): string => {
  if (existsSync(word) || !/^[\w '’-]+$/.test(word)) return word;
  const [book] = booksCalled(shippedBooks(), word);
  if (book) return `${FOLDER}${book.uid}.json`;
  throw new Stop(`There is no file and no book "${word}"; ${instead(word, shippedNames())}.`.replace('?.', '?'));
};

/** Whether a file is that of a book that comes with Muster. */
export const isShippedBook = (file: string): boolean => file.startsWith(FOLDER);

/** The books that a list of Muster may name: those that were given, and those that come with Muster. */
export const booksFor = (list: string, given: readonly ArmyBook[] = []): readonly ArmyBook[] =>
  booksForList(list, given, shippedBooks);
