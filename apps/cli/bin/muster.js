#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { BUNDLE, isBundleCurrent } from '../../../scripts/lib/bundle-mark.mjs';

const compiled = new URL('../dist/main.js', import.meta.url);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

if (!existsSync(compiled) && existsSync(compiler)) {
  spawnSync(process.execPath, [compiler, '-b'], { cwd: root, stdio: ['ignore', 2, 2] });
}
if (existsSync(compiled)) {
  // Node 20 has no such cache.
  module.enableCompileCache?.();
  // The bundle starts several times faster than hundreds of compiled files.
  await import(isBundleCurrent() ? new URL('main.js', BUNDLE).href : compiled.href);
} else {
  process.stderr.write('Muster is not built yet: run `npm ci` in its folder first.\n');
  process.exitCode = 1;
}
