// Writes `How to play`, the reference and the glossary into docs from the figures of the rulesets. Needs the compiled packages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { handbookFiles } from '../packages/rules/dist/index.js';
import { root } from './lib/run.mjs';

for (const [file, text] of handbookFiles()) {
  const path = join(root, 'docs', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
