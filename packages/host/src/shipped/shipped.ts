import { type ArmyBook, type ArmyList, booksForList, type MusterBook, parseBook, parseListText } from '@muster/army';
import type { Finding, Result } from '@muster/kernel';

/** The folders of files that come with Muster: army books, ready-made lists, and small sample armies for single rules. */
export type ShippedFolder = 'books' | 'lists' | 'samples';

/** Access to the files that come with Muster. */
export interface ShippedFiles {
  /** Returns the paths of all files below a folder. Lists and samples are in folders named after their game. */
  list: (folder: ShippedFolder) => readonly string[];
  /** Returns the text of one of them. */
  read: (path: string) => string;
}

/** The usual size of a game's battles, in points. */
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

  /** Returns the army books, one for each of their games. */
  books(): readonly MusterBook[] {
    this.#books ??= this.#in('books').flatMap(({ path }) => sound(path, parseBook(JSON.parse(this.#files.read(path)))));
    return this.#books;
  }

  /** Returns the army books for a list: the given ones, and for Muster lists those that come with Muster. */
  booksFor(list: string, given: readonly ArmyBook[] = []): readonly ArmyBook[] {
    return booksForList(list, given, () => this.books());
  }

  /** Returns the path of an army book file. */
  bookFile(uid: string): string | undefined {
    return this.#in('books').find(({ name }) => name === uid)?.path;
  }

  /** Returns the names of ready-made lists or samples, of all games or one. */
  names(kind: 'lists' | 'samples', system?: string): string[] {
    return this.#in(kind).flatMap(({ name, folder }) => (system === undefined || folder === system ? [name] : []));
  }

  /** Returns the names of a game's ready-made lists of its usual size. */
  usual(system: string): string[] {
    return this.names('lists', system).filter((name) => name.endsWith(`-${USUAL_POINTS[system]}`));
  }

  /** Returns the path of a ready-made list or a sample army. */
  listFile(name: string): string | undefined {
    return [...this.#in('lists'), ...this.#in('samples')].find((file) => file.name === name)?.path;
  }

  /** Returns a ready-made list or a sample army by its name. */
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

/** Returns a parsed file. Files that come with Muster must be valid, so anything else is an error in Muster. */
const sound = <T>(path: string, read: Result<T, Finding[]>): T => {
  if (read.ok) return read.value;
  throw new Error(`${path}: ${read.error.map((finding) => `${finding.path}: ${finding.message}`).join('; ')}`);
};
