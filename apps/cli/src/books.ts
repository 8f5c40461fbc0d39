import { existsSync } from 'node:fs';
import { booksCalled, instead } from '@muster/army';
import { shipped } from '@muster/host/disk';
import { Stop } from './findings.ts';

/** The ids of the books that come with Muster. */
export const shippedNames = (): string[] => [...new Set(shipped.books().map(({ uid }) => uid))];

/** The file that is meant: one of the player's, or that of a book that comes with Muster, by its id or its name. */
export const bookFile = (word: string): string => {
  if (existsSync(word) || !/^[\w '’-]+$/.test(word)) return word;
  const [book] = booksCalled(shipped.books(), word);
  const file = book && shipped.bookFile(book.uid);
  if (file !== undefined) return file;
  throw new Stop(`There is no file and no book "${word}"; ${instead(word, shippedNames())}.`.replace('?.', '?'));
};

/** Whether a file is that of a book that comes with Muster. */
export const isShippedBook = (file: string): boolean => shippedNames().some((uid) => shipped.bookFile(uid) === file);
