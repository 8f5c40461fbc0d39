import { statSync } from 'node:fs';
import { type ArmyBook, GAME_UNKNOWN, type ListContext, readBookText, readListText, type ReadList } from '@muster/army';
import { shipped } from '@muster/host/disk';
import type { Finding } from '@muster/kernel';
import { SYSTEMS } from '@muster/rules';
import { readText } from './files.ts';
import { badInput, CommandError } from './findings.ts';

/** Larger than any list or book. */
const LARGEST = 10 * 1024 * 1024;

const FORGE = 'https://army-forge.onepagerules.com';
const TIMEOUT = 5000;

/** Returns whether a text is a web address instead of a file name. */
export const isLink = (text: string): boolean => /^https?:\/\//i.test(text.trim());

/** Returns the id of a list in a share link of Army Forge. */
const sharedId = (link: string): string | undefined => {
  const host = /^https?:\/\/army-forge(?:-beta)?\.onepagerules\.com\//i.test(link.trim());
  const id = /[?&]id=([\w-]{4,40})|\/share\/([\w-]{4,40})/.exec(link);
  return host ? (id?.[1] ?? id?.[2]) : undefined;
};

/** Returns the error that explains how to turn a share link into a file. */
const linkHelp = (link: string): CommandError => {
  const id = sharedId(link);
  const page = id === undefined ? 'the list in Army Forge' : `${FORGE}/api/tts?id=${id}`;
  return new CommandError(
    [
      `${link.trim()} is a link, but a file is needed. There are two ways to get one:`,
      '  1. Open the list in Army Forge, choose "Share as Text", and paste that into a file such as list.txt.',
      `  2. Open ${page} in a browser and save the page as list.json.`,
      'Then use that file instead of the link.',
    ].join('\n'),
  );
};

/** Reads a file with a list or a book, or stops with an error; does not open files that are too large. */
export const readSmallText = (file: string): string => {
  if (isLink(file)) throw linkHelp(file);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST)
    throw new CommandError(
      `${file} is too large for a list or book: ${Math.round(size / 1024 / 1024)} MB (limit ${LARGEST / 1024 / 1024} MB).`,
    );
  return readText(file);
};

/** Reads army books of Muster or Army Forge, or stops with their errors. */
export const loadBooks = (files: readonly string[] = []): ArmyBook[] =>
  files.flatMap((file) => {
    const book = readBookText(readSmallText(file));
    if (!book.ok) throw badInput(file, book.error);
    return book.value;
  });

/** Reads a list in any format, or stops with its errors; `system` is the game of a list that names none. */
export const readListOf = (name: string, text: string, books: readonly ArmyBook[] = [], system?: string): ReadList => {
  const read = readListText(text, shipped.booksFor(text, books), contextOf(system));
  if (!read.ok) throw badList(name, read.error);
  return read.value;
};

/** Returns what is known about a list besides its text: the chosen game. */
export const contextOf = (system: string | undefined): ListContext => {
  const known = SYSTEMS.find((one) => one === system);
  return known ? { system: known } : {};
};

/** Returns the error for a list that cannot be used: its findings, or that its game is unknown. */
export const badList = (name: string, findings: readonly Finding[]): CommandError =>
  findings.some(({ code }) => code === GAME_UNKNOWN) ? new CommandError(whichGame(name)) : badInput(name, findings);

/** Returns the sentence for a list that names no game. */
const whichGame = (name: string): string =>
  `${name} does not say which game it is for: add --system ${SYSTEMS.slice(0, -1).join(', ')} or ${SYSTEMS[SYSTEMS.length - 1]}.`;

/** Downloads the list behind a share link of Army Forge; stops with an explanation if that fails. */
export const fetchShared = async (link: string): Promise<string> => {
  const id = sharedId(link);
  if (id === undefined) throw linkHelp(link);
  try {
    const answer = await fetch(`${FORGE}/api/tts?id=${id}`, { signal: AbortSignal.timeout(TIMEOUT) });
    const text = answer.ok ? await answer.text() : '';
    if (text.trimStart().startsWith('{') && text.length <= LARGEST) return text;
  } catch {
    // No network, no answer, or a timeout: the error below explains the alternatives.
  }
  throw linkHelp(link);
};
