import { existsSync } from 'node:fs';
import { booksCalled, suggestionText } from '@muster/army';
import { shipped } from '@muster/host/disk';
import { capital } from '@muster/kernel';
import { CommandError } from './findings.ts';

/** Returns the ids of the books that come with Muster. */
export const shippedNames = (): string[] => [...new Set(shipped.books().map(({ uid }) => uid))];

/** Returns the file for a word: the player's own file, or that of a book that comes with Muster, by id or name. */
export const bookFile = (word: string): string => {
  if (existsSync(word) || !/^[\w '’-]+$/.test(word)) return word;
  const [book] = booksCalled(shipped.books(), word);
  const file = book && shipped.bookFile(book.uid);
  if (file !== undefined) return file;
  throw new CommandError(
    `No file or book "${word}". ${capital(suggestionText(word, shippedNames()))}.`.replace('?.', '?'),
  );
};

/** Returns whether a file is a book that comes with Muster. */
export const isShippedBook = (file: string): boolean => shippedNames().some((uid) => shipped.bookFile(uid) === file);
