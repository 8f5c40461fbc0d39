import { fail, type Finding, ok, type Result } from '@muster/kernel';
import { parseJson } from './any-list.ts';
import { firstFindings } from '../bounds.ts';
import type { ArmyBook } from '../book/book.ts';
import { wrongKindForBook } from './file-kind.ts';
import { parseForgeBook } from '../forge/book.ts';
import { isBookFile, parseBook } from '../own/book.ts';

/** Reads an army book from the text of its file: a Muster book, for each of its games, or an Army Forge book. */
export const readBookText = (text: string): Result<readonly ArmyBook[], Finding[]> => {
  const books = readBooks(text);
  return books.ok ? books : fail(firstFindings(books.error));
};

const readBooks = (text: string): Result<readonly ArmyBook[], Finding[]> => {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const mistaken = wrongKindForBook(json.value);
  if (mistaken) return fail([mistaken]);
  if (isBookFile(json.value)) return parseBook(json.value);
  const book = parseForgeBook(json.value);
  return book.ok ? ok([book.value]) : book;
};

/** Returns the books that a list may use: the given ones, and for Muster lists also those that come with Muster. */
export const booksForList = (
  list: string,
  given: readonly ArmyBook[],
  shipped: () => readonly ArmyBook[],
): readonly ArmyBook[] => (/"format"\s*:\s*"muster-list"/.test(list) ? [...given, ...shipped()] : given);
