import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILDS } from './bundle-mark.mjs';
import { root } from './run.mjs';

let clone = '';
const write = (path, text) => {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
};

// A small clone: compiled files, and a bundle of them.
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'muster-clone-'));
  for (const file of ['apps/cli/bin/muster.js', 'scripts/lib/bundle-mark.mjs'])
    cpSync(join(root, file), join(clone, file));
  write('package.json', '{ "type": "module" }');
  write('apps/cli/dist/main.js', "process.stdout.write('compiled');");
  write('packages/muster/dist/bundle/main.js', "process.stdout.write('bundled');");
  for (const build of BUILDS) write(build, build);
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const muster = () => spawnSync(process.execPath, [join(clone, 'apps/cli/bin/muster.js')], { encoding: 'utf8' }).stdout;

test('the bundle runs only while it matches the compiled files', async () => {
  expect(muster()).toBe('compiled');
  const { currentMark } = await import(pathToFileURL(join(clone, 'scripts/lib/bundle-mark.mjs')).href);
  write('packages/muster/dist/bundle/mark.json', currentMark());
  expect(muster()).toBe('bundled');
  write('packages/rules/dist/.tsbuildinfo', 'compiled again');
  expect(muster()).toBe('compiled');
});
