#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

if (!existsSync(main) && existsSync(compiler)) {
  spawnSync(process.execPath, [compiler, '-b'], { cwd: root, stdio: ['ignore', 2, 2] });
}
if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('Muster is not built yet: run `npm ci` in its folder first.\n');
  process.exitCode = 1;
}
