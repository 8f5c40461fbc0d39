import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArmyBook, booksForList, readBookText } from '@muster/army';
import { demand } from '../common/problem.ts';

const FOLDER = fileURLToPath(new URL('../../../../packages/army/books/', import.meta.url));

/** An army book of Muster or Army Forge out of the text of its file. */
export const readBook = (text: string): readonly ArmyBook[] => demand('army book', readBookText(text));

let shipped: readonly ArmyBook[] | undefined;

const shippedBooks = (): readonly ArmyBook[] =>
  (shipped ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => readBook(readFileSync(join(FOLDER, file), 'utf8'))));

/** The books that a list may name: those that were given, and for lists of Muster those that come with it. */
export const booksFor = (list: string, given: readonly ArmyBook[]): readonly ArmyBook[] =>
  booksForList(list, given, shippedBooks);
