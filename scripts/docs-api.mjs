// Writes the pages about the package `muster`; with --check only says whether one is stale. Needs the compiled packages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePages } from './api/pages.mjs';
import { readSurface } from './api/surface.mjs';
import { root } from './lib/run.mjs';

const isCheck = process.argv.includes('--check');

for (const [file, wanted] of makePages(readSurface())) {
  const path = join(root, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : '';
  if (current === wanted) continue;
  if (isCheck) {
    console.error(`${file} is stale: run npm run docs:api`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wanted);
  console.log(`Wrote ${file}.`);
}
