import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArmyBook, isBookFile, mistakenBook, parseBook, parseForgeBook, parseJson } from '@muster/army';
import { Refused } from '../problem.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('@muster/army'))), '..', 'books');

/** An army book of Muster or Army Forge out of the text of its file. */
export const readBook = (text: string): readonly ArmyBook[] => {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  const mistaken = json.ok ? mistakenBook(json.value) : json.error[0];
  if (!json.ok || mistaken) throw new Refused('book', `The army book cannot be read: it ${mistaken?.message}.`);
  const book = isBookFile(json.value) ? parseBook(json.value) : parseForgeBook(json.value);
  if (!book.ok)
    throw new Refused('book', `The army book cannot be read: ${book.error[0].path} ${book.error[0].message}.`);
  return [book.value].flat();
};

let shipped: readonly ArmyBook[] | undefined;

const shippedBooks = (): readonly ArmyBook[] =>
  (shipped ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => readBook(readFileSync(join(FOLDER, file), 'utf8'))));

/** The books that a list may name: those that were given, and for lists of Muster those that come with it. */
export const booksFor = (list: string, given: readonly ArmyBook[]): readonly ArmyBook[] =>
  /"format"\s*:\s*"muster-list"/.test(list) ? [...given, ...shippedBooks()] : given;
