import { fail, type Finding, isJsonDeeperThan, isObject, ok, type Result } from '@muster/kernel';
import type { System } from '@muster/rules';
import { firstFindings } from '../bounds.ts';
import type { ArmyBook } from '../book/book.ts';
import type { ReadList } from '../book/read-list.ts';
import { type PreparedList, prepareList, type SelectedList } from '../book/roster.ts';
import { wrongKindForList } from './file-kind.ts';
import { readForgeList, readForgeSave } from '../forge/list.ts';
import { isForgeText, parseForgeText } from '../forge/text.ts';
import { parseList } from '../list.ts';
import { isChosenList, readChosenList } from '../own/list.ts';
import { prepareChosenList } from '../own/muster.ts';

/** What is known about a list besides its text. */
export interface ListContext {
  /** The game of a list that does not name its game. */
  system?: System;
}

/** Reads the readable part of a list of any known kind. */
export const readAnyList = (value: unknown, books: readonly ArmyBook[] = []): Result<ReadList, Finding[]> =>
  briefly(readAny(value, books));

/** Shortens findings to the first ones and the number of the others. */
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
      return fail(
        findings.length > 0
          ? [...findings]
          : [{ path: 'list.units', message: 'is empty: the list needs at least one unit' }],
      );
    return ok({ ...readSelected(selected, prepareList(selected, books)), lost: findings });
  }
  const mistaken = wrongKindForList(value);
  if (mistaken) return fail([mistaken]);
  if (isObject(value) && !('format' in value))
    return fail([{ path: 'the file', message: 'is neither a list of Muster nor one of Army Forge' }]);
  const list = parseList(value);
  return list.ok ? ok({ list: list.value, notes: [], lost: [], hindrances: [] }) : list;
};

const readChosen = (value: unknown, books: readonly ArmyBook[]): Result<ReadList, Finding[]> => {
  const { list, findings } = readChosenList(value, books);
  if (!list || list.selections.length === 0) return fail([...findings]);
  return ok({ ...readSelected(list, prepareChosenList(list)), lost: findings });
};

const readSelected = (selected: SelectedList, made: Result<PreparedList, Finding[]>): ReadList => {
  if (!made.ok) return { selected, notes: [], lost: [], hindrances: made.error };
  const { list, notes } = made.value;
  return { selected, list, notes, lost: [], hindrances: [] };
};

/**
 * Reads the readable part of a list from the text of a file: JSON of Muster or Army Forge, or the text that Army Forge
 * shares.
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

/** Control characters, which must not reach a terminal, except line breaks. */
const CONTROLS = /[^\P{Cc}\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Reads a list of any known kind: a Muster list, a resolved Army Forge list, or a saved one with its books. */
export const parseAnyList = (value: unknown, books: readonly ArmyBook[] = []): Result<PreparedList, Finding[]> =>
  readyOf(readAnyList(value, books));

/** Reads a list from the text of a file: JSON of any kind, or text shared by Army Forge. */
export const parseListText = (
  text: string,
  books: readonly ArmyBook[] = [],
  context: ListContext = {},
): Result<PreparedList, Finding[]> => readyOf(readListText(text, books, context));

/** Returns a list that was read without errors, or its errors. */
const readyOf = (read: Result<ReadList, Finding[]>): Result<PreparedList, Finding[]> => {
  if (!read.ok) return read;
  const { list, notes, lost, hindrances } = read.value;
  return list && lost.length === 0 ? ok({ list, notes }) : fail([...lost, ...hindrances]);
};

/** The deepest nesting of JSON; real files have at most 13 levels. */
const DEEPEST = 100;

/** Parses JSON, or returns where and why the text is not valid JSON. */
export const parseJson = (text: string): Result<unknown, Finding[]> => {
  if (isJsonDeeperThan(text, DEEPEST))
    return fail([
      { path: 'the file', message: `is nested too deeply (limit ${DEEPEST} levels): it is not a list or a book` },
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
    return {
      path: 'the file',
      message: 'is not a UTF-8 text: it is another kind of file, or was saved with another encoding',
    };
  const place = /at position (\d+)/.exec(why);
  if (/end of JSON|Unterminated/i.test(why) || Number(place?.[1] ?? -1) >= text.trimEnd().length) {
    const last = text.trimEnd().split('\n').length;
    return {
      path: `line ${last}`,
      message: 'is not valid JSON: the file ends too early. Download or copy it again',
    };
  }
  if (!/^\s*[{["]/.test(text))
    return {
      path: 'the file',
      message:
        'is neither JSON nor a list shared by Army Forge as text, with lines such as: Guard [10] Q4+ D4+ | 100pts |',
    };
  return { path: '(top)', message: `is not valid JSON: ${why.replace(/[\p{Cc}\s]+/gu, ' ')}` };
};

const readForge = (value: unknown, books: readonly ArmyBook[]): ReturnType<typeof readForgeList> | undefined => {
  if (!isObject(value) || 'format' in value || !('gameSystem' in value)) return undefined;
  return isObject(value['list']) ? readForgeSave(value, books) : readForgeList(value);
};
