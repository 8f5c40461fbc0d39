import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const PAGES = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** What the first look at a page may weigh: JavaScript as it goes over the line, in bytes. */
const MOST = 250_000;
/** What a battle may weigh with everything that it needs: the rules and the computer's advice come with it. */
const MOST_BATTLE = 350_000;

const textOf = (file: string): string => readFileSync(join(PAGES, file), 'utf8');
const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const size = sizes.get(file) ?? gzipSync(textOf(file)).length;
  sizes.set(file, size);
  return size;
};

/** What a script imports before it runs. */
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `assets/${name}`);

/** Scripts with everything that they import, each once. */
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

/** The script of a page, by the name of its source. */
const chunkOf = (page: string): string => {
  const name = readdirSync(join(PAGES, 'assets')).find((file) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(file));
  if (!name) throw new Error(`no script for the page ${page}`);
  return `assets/${name}`;
};

describe.skipIf(!existsSync(PAGES))('what pages weigh', () => {
  const first = [
    ...(existsSync(PAGES) ? textOf('index.html') : '').matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g),
  ].map(([, file]) => file);

  test('the first page comes at once', () => {
    expect(first.length).toBeGreaterThan(0);
    expect(weightOf(withImports(first))).toBeLessThanOrEqual(MOST);
  });

  test.each(['new-battle', 'battles', 'replays', 'replay', 'rules', 'tables', 'me'])('%s', (page) => {
    expect(weightOf(withImports([...first, chunkOf(page)]))).toBeLessThanOrEqual(MOST);
  });

  test.each(['battle', 'text'])('%s, with all the rules', (page) => {
    expect(weightOf(withImports([...first, chunkOf(page)]))).toBeLessThanOrEqual(MOST_BATTLE);
  });
});
