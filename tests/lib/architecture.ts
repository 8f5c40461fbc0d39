import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package, as architecture.json describes it. */
interface Package {
  is: string;
  uses: readonly string[];
  /** Third-party libraries that it may import. */
  libraries?: readonly string[];
}

interface Architecture {
  packages: Readonly<Record<string, Package>>;
  core: readonly string[];
  /** Files besides the index that others may import. */
  entries: Readonly<Record<string, readonly string[] | undefined>>;
  /** The folders of a package or app, with descriptions: each folder imports only those before it. */
  folders: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const ROOT: string = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const ARCHITECTURE = JSON.parse(readFileSync(join(ROOT, 'architecture.json'), 'utf8')) as Architecture;

/** The source files below a folder, without tests. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const IMPORT = /(?:\bfrom|\bimport|\bimport\s*\(|\bnew URL\s*\()\s*'(\.[^'\n]+)'/g;

const folderOf = (home: string, file: string): string => {
  const parts = relative(home, file).split(sep);
  return parts.length > 1 ? parts[0] : '.';
};

/** Returns all imports in a file of a package or app from a folder that is not before its own. */
export const wrongImports = (home: string, order: readonly string[], file: string, text: string): string[] => {
  const own = folderOf(home, file);
  const say = (what: string): string => `${relative(ROOT, file)} ${what}`;
  if (!order.includes(own)) return [say(`is in a folder that architecture.json does not list: ${own}`)];
  return [...text.matchAll(IMPORT)].flatMap(([, specifier]) => {
    const other = folderOf(home, resolve(dirname(file), specifier));
    if (other === own || other.startsWith('..')) return [];
    return order.indexOf(other) < order.indexOf(own) && order.includes(other) ? [] : [say(`imports ${specifier}`)];
  });
};
