import { fail, type Finding, isDeeperThan, isObject, ok, type Result } from '@muster/kernel';
import type { System } from '@muster/rules';
import { firstFindings } from '../bounds.ts';
import type { ArmyBook } from '../book/book.ts';
import type { ReadList } from '../book/read-list.ts';
import { type Mustered, musterList, type SelectedList } from '../book/roster.ts';
import { mistakenList } from './file-kind.ts';
import { salvageForgeList, salvageForgeSave } from '../forge/list.ts';
import { isForgeText, parseForgeText } from '../forge/text.ts';
import { parseList } from '../list.ts';
import { isChosenList, salvageChosenList } from '../own/list.ts';
import { musterChosen } from '../own/muster.ts';

/** What is known about a list in addition to its text. */
export interface ListContext {
  /** The game that it is for, where it does not say so itself. */
  system?: System;
}

/** Reads a list of any kind that Muster knows, as much of it as can be read. */
export const readAnyList = (value: unknown, books: readonly ArmyBook[] = []): Result<ReadList, Finding[]> =>
  briefly(readAny(value, books));

/** Says the first things that are wrong, and how many others there are. */
const briefly = (read: Result<ReadList, Finding[]>): Result<ReadList, Finding[]> => {
  if (!read.ok) return fail(firstFindings(read.error));
  const { notes, lost, hindrances } = read.value;
  return ok({
    ...read.value,
    notes: firstFindings(notes),
    lost: firstFindings(lost),
    hindrances: firstFindings(hindrances),
  });
};

const readAny = (value: unknown, books: readonly ArmyBook[]): Result<ReadList, Finding[]> => {
  if (isChosenList(value)) return readChosen(value, books);
  const forge = readForge(value, books);
  if (forge) {
    const { list: selected, findings } = forge;
    if (!selected || selected.selections.length === 0)
      return fail(findings.length > 0 ? [...findings] : [{ path: 'list.units', message: 'holds no unit' }]);
    return ok({ ...readSelected(selected, musterList(selected, books)), lost: findings });
  }
  const mistaken = mistakenList(value);
  if (mistaken) return fail([mistaken]);
  if (isObject(value) && !('format' in value))
    return fail([{ path: 'the file', message: 'is neither a list of Muster nor one of Army Forge' }]);
  const list = parseList(value);
  return list.ok ? ok({ list: list.value, notes: [], lost: [], hindrances: [] }) : list;
};

const readChosen = (value: unknown, books: readonly ArmyBook[]): Result<ReadList, Finding[]> => {
  const { list, findings } = salvageChosenList(value, books);
  if (!list || list.selections.length === 0) return fail([...findings]);
  return ok({ ...readSelected(list, musterChosen(list)), lost: findings });
};

const readSelected = (selected: SelectedList, made: Result<Mustered, Finding[]>): ReadList => {
  if (!made.ok) return { selected, notes: [], lost: [], hindrances: made.error };
  const { list, notes } = made.value;
  return { selected, list, notes, lost: [], hindrances: [] };
};

/**
 * Reads a list from the text of a file, as much of it as can be read: JSON of Muster or Army Forge, or the text that
 * Army Forge shares.
 */
export const readListText = (
  text: string,
  books: readonly ArmyBook[] = [],
  { system }: ListContext = {},
): Result<ReadList, Finding[]> => {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[{[]/.test(plain) && isForgeText(plain)) {
    const made = parseForgeText(plain.replace(CONTROLS, ' '), system);
    return briefly(made.ok ? ok({ ...made.value, lost: [], hindrances: [] }) : made);
  }
  const json = parseJson(plain);
  return json.ok ? readAnyList(json.value, books) : json;
};

/** Signs that no list has and that no terminal should be sent, without the ends of lines. */
const CONTROLS = /[^\P{Cc}\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Reads a list of any kind that Muster knows: its own, also with its books, a resolved one of Army Forge, or a saved one with its books. */
export const parseAnyList = (value: unknown, books: readonly ArmyBook[] = []): Result<Mustered, Finding[]> =>
  readyOf(readAnyList(value, books));

/** Reads a list out of the text of a file: JSON of any kind, or what Army Forge shares as text. */
export const parseListText = (
  text: string,
  books: readonly ArmyBook[] = [],
  context: ListContext = {},
): Result<Mustered, Finding[]> => readyOf(readListText(text, books, context));

/** Only what is whole takes the field. */
const readyOf = (read: Result<ReadList, Finding[]>): Result<Mustered, Finding[]> => {
  if (!read.ok) return read;
  const { list, notes, lost, hindrances } = read.value;
  return list && lost.length === 0 ? ok({ list, notes }) : fail([...lost, ...hindrances]);
};

/** Real files are nested 13 deep at the most. */
const DEEPEST = 100;

/** JSON out of a text, or a sentence about where it stops being JSON. */
export const parseJson = (text: string): Result<unknown, Finding[]> => {
  if (isDeeperThan(text, DEEPEST))
    return fail([
      { path: 'the file', message: `is nested more than ${DEEPEST} deep: it is neither a list nor a book` },
    ]);
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return fail([whyNotJson(text, error instanceof Error ? error.message : String(error))]);
  }
};

const whyNotJson = (text: string, why: string): Finding => {
  if (text.trim() === '') return { path: 'the file', message: 'is empty' };
  if (/[\0\uFFFD]/.test(text.slice(0, 1000)))
    return { path: 'the file', message: 'is not a text in UTF-8, so it is something else or was saved in another way' };
  const place = /at position (\d+)/.exec(why);
  if (/end of JSON|Unterminated/i.test(why) || Number(place?.[1] ?? -1) >= text.trimEnd().length) {
    const last = text.trimEnd().split('\n').length;
    return {
      path: `line ${last}`,
      message: 'is not JSON: the file ends in the middle, so it was cut off; get it again',
    };
  }
  if (!/^\s*[{["]/.test(text))
    return {
      path: 'the file',
      message:
        'is not JSON, and not a list that Army Forge shared as text, with lines such as: Guard [10] Q4+ D4+ | 100pts |',
    };
  return { path: '(top)', message: `is not JSON: ${why.replace(/[\p{Cc}\s]+/gu, ' ')}` };
};

const readForge = (value: unknown, books: readonly ArmyBook[]): ReturnType<typeof salvageForgeList> | undefined => {
  if (!isObject(value) || 'format' in value || !('gameSystem' in value)) return undefined;
  return isObject(value['list']) ? salvageForgeSave(value, books) : salvageForgeList(value);
};
