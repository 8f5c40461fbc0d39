import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const PAGES = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** The limit for the scripts of a page, compressed, in bytes. */
const MOST = 250_000;
/** The limit for a battle, which needs the rules and the advice of the computer too. */
const MOST_BATTLE = 350_000;

const textOf = (file: string): string => readFileSync(join(PAGES, file), 'utf8');
const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const size = sizes.get(file) ?? gzipSync(textOf(file)).length;
  sizes.set(file, size);
  return size;
};

/** Returns the scripts that a script imports. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `assets/${name}`);

/** Returns scripts with all that they import, each once. */
const withImports = (files: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return found;
};

const weightOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns the script of a page, by the name of its source. */
const chunkOf = (page: string): string => {
  const name = readdirSync(join(PAGES, 'assets')).find((file) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(file));
  if (!name) throw new Error(`no script for the page ${page}`);
  return `assets/${name}`;
};

describe.skipIf(!existsSync(PAGES))('the size of pages', () => {
  const first = [
    ...(existsSync(PAGES) ? textOf('index.html') : '').matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g),
  ].map(([, file]) => file);

  test('the home page is below the limit', () => {
    expect(first.length).toBeGreaterThan(0);
    expect(weightOf(withImports([...first, chunkOf('home')]))).toBeLessThanOrEqual(MOST);
  });

  test.each(['new-battle', 'battles', 'replays', 'replay', 'rules', 'tables', 'me'])('%s', (page) => {
    expect(weightOf(withImports([...first, chunkOf(page)]))).toBeLessThanOrEqual(MOST);
  });

  test.each(['battle', 'text'])('%s, with all the rules', (page) => {
    expect(weightOf(withImports([...first, chunkOf(page)]))).toBeLessThanOrEqual(MOST_BATTLE);
  });
});
