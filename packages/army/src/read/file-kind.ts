import { type Finding, isObject } from '@muster/kernel';
import { BOOK_FORMAT } from '../own/book-file.ts';
import { LIST_FORMAT } from '../list.ts';

/** The kinds of files, by their format. */
const KINDS: Readonly<Record<string, string>> = {
  [LIST_FORMAT]: 'an army list of Muster',
  [BOOK_FORMAT]: 'an army book of Muster',
  'muster-record': 'the record of a battle',
  'muster-table': 'a table',
  'muster-position': 'the position of a battle',
  'forge-book': 'an army book of Army Forge',
  'forge-list': 'a list of Army Forge',
};

const kindOf = (value: unknown): string => {
  if (!isObject(value)) return '';
  if (typeof value['format'] === 'string') return value['format'];
  if ('upgradePackages' in value) return 'forge-book';
  return 'gameSystem' in value && ('units' in value || 'list' in value) ? 'forge-list' : '';
};

/** Returns the finding that a file is of another known kind than wanted. */
const mistakenFile = (value: unknown, wanted: readonly string[], advice: string): Finding | undefined => {
  const kind = kindOf(value);
  if (wanted.includes(kind) || !Object.hasOwn(KINDS, kind)) return undefined;
  return { path: 'the file', message: `is ${KINDS[kind]}, ${advice}` };
};

/** Returns the finding that a file is not a list but of another known kind. */
export const wrongKindForList = (value: unknown): Finding | undefined => {
  const isBook = ['forge-book', BOOK_FORMAT].includes(kindOf(value));
  const advice = isBook ? 'not a list: add the book with --book' : 'not a list';
  return mistakenFile(value, [LIST_FORMAT, 'forge-list'], advice);
};

/** Returns the finding that a file is not an army book but of another known kind. */
export const wrongKindForBook = (value: unknown): Finding | undefined =>
  mistakenFile(value, [BOOK_FORMAT, 'forge-book'], 'not an army book');

/** Returns the finding that a file is not a Muster book but of another known kind. */
export const wrongKindForMusterBook = (value: unknown): Finding | undefined => {
  const more =
    kindOf(value) === 'forge-book' ? '. Use "army coverage", "army price" or --book for Army Forge books' : '';
  return mistakenFile(value, [BOOK_FORMAT], `not an army book of Muster${more}`);
};
