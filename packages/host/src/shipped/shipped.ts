import { type ArmyBook, type ArmyList, booksForList, type MusterBook, parseBook, parseListText } from '@muster/army';
import type { Finding, Result } from '@muster/kernel';

/** The folders of what comes with Muster: army books, ready lists made from them, and small armies that show single rules. */
export type ShippedFolder = 'books' | 'lists' | 'samples';

/** Where the files that come with Muster are read from. */
export interface ShippedFiles {
  /** Returns the paths of all files below a folder. Lists and samples are in folders that are named after their game. */
  list: (folder: ShippedFolder) => readonly string[];
  /** Returns the text of one of them. */
  read: (path: string) => string;
}

/** How large the battles of a game usually are, in points. */
const USUAL_POINTS: Readonly<Record<string, number>> = { gf: 1000, gff: 300, aof: 1000, aofs: 200 };

interface ShippedFile {
  name: string;
  /** The folder that it is in. */
  folder: string;
  path: string;
}

/** Army books and lists that come with Muster. Every file is read when it is first needed. */
export class Shipped {
  readonly #files: ShippedFiles;
  readonly #known = new Map<ShippedFolder, readonly ShippedFile[]>();
  #books: readonly MusterBook[] | undefined;

  constructor(files: ShippedFiles) {
    this.#files = files;
  }

  /** The army books, one for each game that they are for. */
  books(): readonly MusterBook[] {
    this.#books ??= this.#in('books').flatMap(({ path }) => sound(path, parseBook(JSON.parse(this.#files.read(path)))));
    return this.#books;
  }

  /** The books that a list may name: those that were given, and for lists of Muster those that come with it. */
  booksFor(list: string, given: readonly ArmyBook[] = []): readonly ArmyBook[] {
    return booksForList(list, given, () => this.books());
  }

  /** The path of the file of a book. */
  bookFile(uid: string): string | undefined {
    return this.#in('books').find(({ name }) => name === uid)?.path;
  }

  /** The names of ready lists or samples, all of them or those of a game. */
  names(kind: 'lists' | 'samples', system?: string): string[] {
    return this.#in(kind).flatMap(({ name, folder }) => (system === undefined || folder === system ? [name] : []));
  }

  /** The names of the ready lists of a game that have its usual size. */
  usual(system: string): string[] {
    return this.names('lists', system).filter((name) => name.endsWith(`-${USUAL_POINTS[system]}`));
  }

  /** The path of the file of a ready list or a sample army. */
  listFile(name: string): string | undefined {
    return [...this.#in('lists'), ...this.#in('samples')].find((file) => file.name === name)?.path;
  }

  /** A ready list or a sample army by its name. */
  list(name: string): ArmyList | undefined {
    const path = this.listFile(name);
    if (path === undefined) return undefined;
    const text = this.#files.read(path);
    return sound(path, parseListText(text, this.booksFor(text))).list;
  }

  #in(folder: ShippedFolder): readonly ShippedFile[] {
    const known = this.#known.get(folder) ?? this.#files.list(folder).flatMap(fileOf).toSorted(byName);
    this.#known.set(folder, known);
    return known;
  }
}

const fileOf = (path: string): ShippedFile[] => {
  const [, folder, name] = /([^/\\]+)[/\\]([^/\\]+)\.json$/.exec(path) ?? [];
  return name === undefined ? [] : [{ name, folder, path }];
};

const byName = (a: ShippedFile, b: ShippedFile): number => a.name.localeCompare(b.name, 'en', { numeric: true });

/** Files that come with Muster have no faults: one that does is a mistake in Muster. */
const sound = <T>(path: string, read: Result<T, Finding[]>): T => {
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.error.map((finding) => `${finding.path}: ${finding.message}`).join('; ')}`);
};
