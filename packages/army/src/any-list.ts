import { fail, type Finding, ok, type Result } from '@muster/kernel';
import type { ArmyBook } from './book/book.ts';
import { type Mustered, musterList } from './book/roster.ts';
import { parseForgeList, parseForgeSave } from './forge/list.ts';
import { isForgeText, parseForgeText } from './forge/text.ts';
import { parseList } from './list.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a list of any kind that Muster knows: its own, a resolved one of Army Forge, or a saved one with its books. */
export const parseAnyList = (value: unknown, books: readonly ArmyBook[] = []): Result<Mustered, Finding[]> => {
  const forge = readForge(value, books);
  if (forge) return forge.ok ? musterList(forge.value) : forge;
  const list = parseList(value);
  return list.ok ? ok({ list: list.value, notes: [] }) : list;
};

/** Reads a list out of the text of a file: JSON of any kind, or what Army Forge shares as text. */
export const parseListText = (text: string, books: readonly ArmyBook[] = []): Result<Mustered, Finding[]> => {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[{[]/.test(plain) && isForgeText(plain)) return parseForgeText(plain);
  try {
    return parseAnyList(JSON.parse(plain), books);
  } catch (error) {
    const message = error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error);
    return fail([{ path: '(top)', message: `is not JSON: ${message}` }]);
  }
};

const readForge = (value: unknown, books: readonly ArmyBook[]): ReturnType<typeof parseForgeList> | undefined => {
  if (!isObject(value) || 'format' in value || !('gameSystem' in value)) return undefined;
  return isObject(value['list']) ? parseForgeSave(value, books) : parseForgeList(value);
};
