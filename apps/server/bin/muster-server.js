#!/usr/bin/env node
import { BUNDLE, isBundleCurrent } from '../../../scripts/lib/bundle-mark.mjs';

const compiled = new URL('../dist/main.js', import.meta.url);

try {
  // The bundle starts twice as fast as hundreds of compiled files, and takes less memory.
  const { main } = await import(isBundleCurrent() ? new URL('server.js', BUNDLE).href : compiled.href);
  await main(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
