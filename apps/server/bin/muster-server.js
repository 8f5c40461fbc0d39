#!/usr/bin/env node
import { main } from '../dist/main.js';

try {
  await main(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
