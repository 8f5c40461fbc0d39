import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { arePagesMade } from './pages.mjs';
import { root } from './run.mjs';
import { caseFiles, ownCases, pages, unit } from './stages.mjs';

const SKIPPED = ['node_modules', 'dist', 'long'];

/** All test files below a folder, apart from the long ones. */
const testFiles = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : testFiles(join(folder, entry.name));
    return /\.test\.(ts|mjs)$/.test(entry.name) ? join(folder, entry.name) : [];
  });

const nothing = (words) => async () => ({
  passed: 0,
  failed: 1,
  output: `No stage, conformance file or test file has ${words.join(' or ')} in its name.\n`,
});

/** The stages for a part of the suite: those with one of the words in their name, and the tests of such files. Options go to Vitest. */
export const chosenStages = (args, stages) => {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const words = end < 0 ? args : args.slice(0, end);
  const options = args.slice(words.length);
  const isChosen = (name) => words.some((word) => name.includes(word));
  const files = words.length === 0 ? [] : ['packages', 'apps', 'tests', 'scripts'].flatMap(testFiles).filter(isChosen);
  const cases = caseFiles().filter(isChosen);
  const checks = Object.fromEntries(Object.entries(stages).filter(([name]) => isChosen(name)));
  if (cases.length > 0) checks['own conformance cases'] = () => ownCases(cases);
  const usesPages = words.length === 0 || files.some((file) => file.startsWith(`tests${sep}`));
  if (usesPages && !arePagesMade()) checks.pages = pages;
  const hasTests = words.length === 0 || files.length > 0;
  if (!hasTests && Object.keys(checks).length === 0) return [{ tests: nothing(words) }];
  return hasTests ? [checks, { tests: () => unit(...words, ...options) }] : [checks];
};
