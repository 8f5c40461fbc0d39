import { type Finding, isObject } from '@muster/kernel';
import { BOOK_FORMAT } from '../own/book-file.ts';
import { LIST_FORMAT } from '../list.ts';

/** What a parsed file may be, as far as its looks tell. */
const KINDS: Readonly<Record<string, string>> = {
  [LIST_FORMAT]: 'an army list of Muster',
  [BOOK_FORMAT]: 'an army book of Muster',
  'muster-record': 'the record of a battle',
  'muster-table': 'a table',
  'muster-position': 'the middle of a battle',
  'forge-book': 'an army book of Army Forge',
  'forge-list': 'a list of Army Forge',
};

const kindOf = (value: unknown): string => {
  if (!isObject(value)) return '';
  if (typeof value['format'] === 'string') return value['format'];
  if ('upgradePackages' in value) return 'forge-book';
  return 'gameSystem' in value && ('units' in value || 'list' in value) ? 'forge-list' : '';
};

/** Says that a file is something else than what was wanted, where its looks tell what it is. */
const mistakenFile = (value: unknown, wanted: readonly string[], advice: string): Finding | undefined => {
  const kind = kindOf(value);
  if (wanted.includes(kind) || !Object.hasOwn(KINDS, kind)) return undefined;
  return { path: 'the file', message: `is ${KINDS[kind]}, ${advice}` };
};

/** What a file is that was given for a list and is none, with what to do instead. */
export const mistakenList = (value: unknown): Finding | undefined => {
  const isBook = ['forge-book', BOOK_FORMAT].includes(kindOf(value));
  const advice = isBook ? 'and a list is needed here; give the book with --book' : 'and a list is needed here';
  return mistakenFile(value, [LIST_FORMAT, 'forge-list'], advice);
};

/** What a file is that was given for an army book and is none. */
export const mistakenBook = (value: unknown): Finding | undefined =>
  mistakenFile(value, [BOOK_FORMAT, 'forge-book'], 'and an army book is needed here');

/** What a file is that was given for an army book of our own and is none. */
export const mistakenOwnBook = (value: unknown): Finding | undefined => {
  const more =
    kindOf(value) === 'forge-book' ? '; "army coverage", "army price" and --book read those of Army Forge' : '';
  return mistakenFile(value, [BOOK_FORMAT], `and an army book of Muster is needed here${more}`);
};
