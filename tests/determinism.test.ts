import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { chromium } from 'playwright-core';
import { aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { playForChecksums } from './browser/play.ts';
import { samplesOf } from './lib/battles.ts';
import { findBrowser, launchOptions } from './lib/browser.ts';

const BATTLES = 12;
const armies = { gf: samplesOf(gf), gff: samplesOf(gff), aof: samplesOf(aof) };

/** The core packages in one plain script, as a page would load them. */
const bundle = async (): Promise<string> => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const alias = Object.fromEntries(
    ['kernel', 'engine', 'rules', 'ai'].map((name) => [`@muster/${name}`, `${root}packages/${name}/src/index.ts`]),
  );
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    build: {
      write: false,
      minify: true,
      lib: { entry: `${root}tests/browser/play.ts`, formats: ['iife'], name: 'muster', fileName: 'muster' },
    },
  });
  const [{ output: files }] = output as { output: { code?: string }[] }[];
  return files[0].code ?? '';
};

describe('battles are the same everywhere', () => {
  const here = playForChecksums(armies, BATTLES);

  test('sources and minified bundle agree in Node', async () => {
    const script = await bundle();
    const there: unknown = runInNewContext(`${script}; muster.playForChecksums(armies, ${BATTLES});`, { armies });
    expect(JSON.parse(JSON.stringify(there))).toEqual(here);
  });

  const path = findBrowser();
  test.skipIf(path === undefined)('a browser agrees', async () => {
    const browser = await chromium.launch(launchOptions(path ?? ''));
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundle() });
      const there = await page.evaluate(
        ([lists, battles]) =>
          (globalThis as unknown as { muster: { playForChecksums: typeof playForChecksums } }).muster.playForChecksums(
            lists,
            battles,
          ),
        [armies, BATTLES] as const,
      );
      expect(there).toEqual(here);
    } finally {
      await browser.close();
    }
  });
});
