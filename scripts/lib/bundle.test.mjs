import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleInto, SUBPATHS } from './bundle.mjs';
import { root } from './run.mjs';

let folder = '';
let chunks = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-bundle-'));
  chunks = await bundleInto(folder, (file) => relative(folder, join(root, file)).replaceAll('\\', '/'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the bundled command line. */
const muster = (args, env = {}) =>
  execFileSync(process.execPath, [join(folder, 'main.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });

/** Runs the bundled command line; says which files it has loaded, what they are made of and what it has printed. */
const loadedBy = (...args) => {
  const log = mkdtempSync(join(tmpdir(), 'muster-loaded-'));
  try {
    const out = muster(args, { NODE_V8_COVERAGE: log });
    const { result } = JSON.parse(readFileSync(join(log, readdirSync(log)[0]), 'utf8'));
    const files = result.map(({ url }) => url).filter((url) => url.startsWith(pathToFileURL(folder).href));
    const bytes = files.reduce((sum, url) => sum + statSync(new URL(url)).size, 0);
    const sources = files.flatMap((url) => JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')).sources);
    return { out, files: files.length, bytes, sources: sources.join('\n') };
  } finally {
    rmSync(log, { recursive: true, force: true });
  }
};

test('the help loads no game', () => {
  const { out, files, bytes } = loadedBy('--help');
  expect(out).toMatch(/^Usage: muster/);
  expect(files).toBeGreaterThan(0);
  expect(files).toBeLessThanOrEqual(5);
  expect(bytes).toBeLessThan(160_000);
});

test('odds load what they count with, and neither campaigns nor the server', () => {
  const { out, files, bytes, sources } = loadedBy('odds', '1x Guard Q4+ D4+ | 1x Rifle (24", A1)', '1x Guard Q4+ D4+');
  expect(out).toContain('On average 0.50 hits');
  expect(files).toBeLessThanOrEqual(50);
  expect(bytes).toBeLessThan(1_200_000);
  expect(sources).toMatch(/packages\/engine\/src/);
  expect(sources).not.toMatch(/packages\/campaign\/src|apps\/server\/src/);
});

test('threads are part of it, and the armies are found', () => {
  const words = 'arena --players solo,random --system gff --points 200 --games 2 --workers 1 --json';
  const out = muster(words.split(' '));
  expect(JSON.parse(out)).toMatchObject({ finished: true, players: [{ player: 'solo' }, { player: 'random' }] });
});

test('the server can be started by itself', async () => {
  // `apps/server/bin/muster-server.js` does so.
  const { start } = await import(pathToFileURL(join(folder, 'server.js')).href);
  expect(start).toBeTypeOf('function');
});

test('every file that it names is there', () => {
  const named = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g),
    ])
    .map(([, path]) => path);
  expect(named.length).toBeGreaterThanOrEqual(8);
  const isMade = (path) => existsSync(fileURLToPath(new URL(path, `${pathToFileURL(folder).href}/`)));
  // The pages have a build of their own.
  expect(named.filter((path) => !path.includes('apps/web/dist') && !isMade(path))).toEqual([]);
  expect(named.filter((path) => path.startsWith('./')).sort()).toEqual([
    './copy-thread.js',
    './sqlite-thread.js',
    './thinking.js',
    './worker.js',
  ]);
});

test('the library needs neither Node nor other libraries, so it runs in browsers', () => {
  const importsOf = new Map(
    chunks.map(({ fileName, imports, dynamicImports }) => [fileName, [...imports, ...dynamicImports]]),
  );
  const reached = new Set(SUBPATHS.map((name) => `${name}.js`));
  for (const file of reached) for (const other of importsOf.get(file) ?? []) reached.add(other);
  expect(reached.size).toBeGreaterThan(SUBPATHS.length);
  expect([...reached].filter((id) => !importsOf.has(id))).toEqual([]);
});
