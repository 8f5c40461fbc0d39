import { statSync } from 'node:fs';
import { type ArmyBook, GAME_UNKNOWN, type ListContext, readBookText, readListText, type ReadList } from '@muster/army';
import { shipped } from '@muster/host/disk';
import type { Finding } from '@muster/kernel';
import { SYSTEMS } from '@muster/rules';
import { readText } from './files.ts';
import { badInput, Stop } from './findings.ts';

/** Lists and books are far smaller; what is larger is something else. */
const LARGEST = 10 * 1024 * 1024;

const FORGE = 'https://army-forge.onepagerules.com';
const PATIENCE = 5000;

/** Whether somebody gave an address where a file is wanted. */
export const isLink = (text: string): boolean => /^https?:\/\//i.test(text.trim());

/** The id of a list in an address that Army Forge shares. */
const sharedId = (link: string): string | undefined => {
  const host = /^https?:\/\/army-forge(?:-beta)?\.onepagerules\.com\//i.test(link.trim());
  const id = /[?&]id=([\w-]{4,40})|\/share\/([\w-]{4,40})/.exec(link);
  return host ? (id?.[1] ?? id?.[2]) : undefined;
};

/** What to do with an address, in the words of whoever has only that. */
const linkHelp = (link: string): Stop => {
  const id = sharedId(link);
  const page = id === undefined ? 'the list in Army Forge' : `${FORGE}/api/tts?id=${id}`;
  return new Stop(
    [
      `${link.trim()} is an address, and a file is needed here. There are two ways:`,
      '  1. Open the list in Army Forge, choose "Share as Text", and paste that into a file such as list.txt.',
      `  2. Open ${page} in a browser and save the page as list.json.`,
      'Then name that file instead of the address.',
    ].join('\n'),
  );
};

/** Reads a file that holds a list or a book, or stops with a sentence; what is too large is not even opened. */
export const readSmallText = (file: string): string => {
  if (isLink(file)) throw linkHelp(file);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST)
    throw new Stop(
      `${file} has ${Math.round(size / 1024 / 1024)} MB. Lists and books have ${LARGEST / 1024 / 1024} MB at the most, so this is something else.`,
    );
  return readText(file);
};

/** Reads army books of Muster or Army Forge, or stops with what is wrong with them. */
export const loadBooks = (files: readonly string[] = []): ArmyBook[] =>
  files.flatMap((file) => {
    const book = readBookText(readSmallText(file));
    if (!book.ok) throw badInput(file, book.error);
    return book.value;
  });

/** Reads a list of any kind out of a text, or stops with what is wrong with it; `system` is the game of one that names none. */
export const readListOf = (name: string, text: string, books: readonly ArmyBook[] = [], system?: string): ReadList => {
  const read = readListText(text, shipped.booksFor(text, books), contextOf(system));
  if (!read.ok) throw badList(name, read.error);
  return read.value;
};

/** What is known about a list beside its text: the game that was asked for. */
export const contextOf = (system: string | undefined): ListContext => {
  const known = SYSTEMS.find((one) => one === system);
  return known ? { system: known } : {};
};

/** A list that cannot be used, with what is wrong with it or the question that it leaves open. */
export const badList = (name: string, findings: readonly Finding[]): Stop =>
  findings.some(({ code }) => code === GAME_UNKNOWN) ? new Stop(whichGame(name)) : badInput(name, findings);

/** The question for the game of a list that names none. */
const whichGame = (name: string): string =>
  `${name} does not say which game it is for: add --system ${SYSTEMS.slice(0, -1).join(', ')} or ${SYSTEMS[SYSTEMS.length - 1]}.`;

/** The text behind an address that Army Forge shares; the kind explanation when it cannot be had. */
export const fetchShared = async (link: string): Promise<string> => {
  const id = sharedId(link);
  if (id === undefined) throw linkHelp(link);
  try {
    const answer = await fetch(`${FORGE}/api/tts?id=${id}`, { signal: AbortSignal.timeout(PATIENCE) });
    const text = answer.ok ? await answer.text() : '';
    if (text.trimStart().startsWith('{') && text.length <= LARGEST) return text;
  } catch {
    // No network, no answer, or too late: the explanation says what else can be done.
  }
  throw linkHelp(link);
};
