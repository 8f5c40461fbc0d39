import { type Finding, ok, type Result } from '@muster/kernel';
import type { ArmyBook } from './book/book.ts';
import { type Mustered, musterList } from './book/roster.ts';
import { parseForgeList, parseForgeSave } from './forge/list.ts';
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

const readForge = (value: unknown, books: readonly ArmyBook[]): ReturnType<typeof parseForgeList> | undefined => {
  if (!isObject(value) || 'format' in value || !('gameSystem' in value)) return undefined;
  return isObject(value['list']) ? parseForgeSave(value, books) : parseForgeList(value);
};
