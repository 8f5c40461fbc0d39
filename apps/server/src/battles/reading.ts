import { type ArmyBook, type ArmyList, parseJson, parseList, readBookText, readListText } from '@muster/army';
import type { Table } from '@muster/engine';
import { shipped } from '@muster/host/disk';
import { ContinueRecord, SavedItem, ListSource, parseTableFile } from '@muster/protocol';
import { demandFew, demandShallow } from '../common/json.ts';
import { readAs } from '../common/read-as.ts';
import { demand, RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';

/** The most bytes of a list in a reply. */
const LARGEST = 4_000_000;

/** The most values in a file, five times those of the largest real ones, because of a thread's memory. */
const MOST_VALUES = 200_000;

/** The most values in a saved item: four times those of the largest real book. */
const MOST_KEPT = 40_000;

/** The content of a request. */
const bodyOf = (text: string, most = MOST_VALUES): unknown => {
  demandFew(text, most);
  demandShallow(text);
  return demand('request', parseJson(text));
};

/** The request to continue a record from a file. */
export const recordIn = (body: string): ContinueRecord => readAs(ContinueRecord, bodyOf(body));

/** An item to save, with the text that is stored. */
export interface ReadKeeping {
  name: string;
  body: string;
}

/** Reads the request to save an item. */
export const readKeeping = (text: string): ReadKeeping => {
  const { name, body } = readAs(SavedItem, bodyOf(text, MOST_KEPT));
  return { name, body: JSON.stringify(body) };
};

/** Returns the reply to a request to read a list, as text. */
export const readingOf = (body: string): string => {
  const { text, books = [], system } = readAs(ListSource, bodyOf(body));
  for (const file of [text, ...books]) demandFew(file, MOST_VALUES);
  const result = readListText(text, shipped.booksFor(text, books.flatMap(readBook)), system ? { system } : {});
  const reply = JSON.stringify(result.ok ? replyOf(result.value) : { findings: result.error });
  if (reply.length <= LARGEST) return reply;
  throw new RefusedRequest('too-large', REFUSAL_TEXTS.listTooLarge(inMegabytes(reply.length), inMegabytes(LARGEST)));
};

const readBook = (text: string): readonly ArmyBook[] => demand('army book', readBookText(text));

type Read = Extract<ReturnType<typeof readListText>, { ok: true }>['value'];

const replyOf = ({ list, notes, lost, hindrances }: Read): object => ({
  ...(list ? { list } : {}),
  notes,
  findings: [...lost, ...hindrances],
});

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** The file of a list or a table: its content, or its text as it was stored. */
export type GivenFile = { content: unknown } | { text: string };

/** Files that a battle needs, to be read. */
export interface GivenFiles {
  /** By side; nothing where a side takes a ready list. */
  lists: readonly (GivenFile | undefined)[];
  table?: GivenFile | undefined;
}

/** The content of the files. */
export interface ReadFiles {
  lists: (ArmyList | undefined)[];
  table?: Table;
}

const contentOf = (file: GivenFile): unknown => ('text' in file ? JSON.parse(file.text) : file.content);

/** Reads the lists and the table of a battle, or throws a refusal. */
export const readFiles = ({ lists, table }: GivenFiles): ReadFiles => ({
  lists: lists.map((file) => file && demand('list', parseList(contentOf(file)))),
  ...(table ? { table: demand('table', parseTableFile(contentOf(table))) } : {}),
});
