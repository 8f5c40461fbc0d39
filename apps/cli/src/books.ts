import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ArmyBook, booksForList, type MusterBook, parseBook } from '@muster/army';
import { readJson } from './files.ts';
import { badInput } from './findings.ts';

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

/** The books that a list of Muster may name: those that were given, and those that come with Muster. */
export const booksFor = (list: string, given: readonly ArmyBook[] = []): readonly ArmyBook[] =>
  booksForList(list, given, shippedBooks);
