import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { postgresPrograms } from '../../apps/server/src/testing/postgres.ts';
import { findBrowser } from './browser.ts';
import { fetchBrowser, fetchPostgres } from './fetch-programs.ts';

/** A program that some tests need: how to find it, how to fetch it, and what names it for the tests. */
interface Program {
  name: string;
  /** A word in every test file that needs it. */
  word: RegExp;
  variable: string;
  advice: string;
  find: () => string | undefined;
  fetch: () => string;
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'browser',
    word: /browserPath|findBrowser/,
    variable: 'CHROMIUM_PATH',
    advice: 'Install Chrome, Chromium or Edge, or set CHROMIUM_PATH.',
    find: findBrowser,
    fetch: fetchBrowser,
  },
  {
    name: 'PostgreSQL',
    word: /postgresPrograms/,
    variable: 'POSTGRES_BIN',
    advice: 'Install PostgreSQL, or set POSTGRES_BIN to the folder with initdb.',
    find: postgresPrograms,
    fetch: fetchPostgres,
  },
];

/** MUSTER_FETCH=always ignores the programs of the machine, MUSTER_FETCH=never installs nothing. */
const mayFetch = (): boolean => process.platform === 'linux' && process.env.MUSTER_FETCH !== 'never';

/** Finds or fetches a program and names it for the tests; returns what is missing and why, if it is. */
const provide = ({ name, variable, advice, find, fetch }: Program): string | undefined => {
  const wantsOwn = process.env.MUSTER_FETCH !== 'always' || process.env[variable] !== undefined;
  const found = wantsOwn ? find() : undefined;
  if (found !== undefined) {
    process.env[variable] = found;
    return undefined;
  }
  try {
    if (!mayFetch()) return `There is no ${name}. ${advice}`;
    process.env[variable] = fetch();
    return undefined;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `There is no ${name}, and npm could not install one (${reason}). ${advice}`;
  }
};

/** Finds the programs that the chosen tests need, or installs them; MUSTER_MISSING has a line for each that is not there. */
export const setup = ({ vitest }: TestProject): void => {
  const texts = vitest.state.getPaths().map((path) => readFileSync(path, 'utf8'));
  const missing = PROGRAMS.filter(({ word }) => texts.some((text) => word.test(text))).flatMap(
    (program) => provide(program) ?? [],
  );
  process.env.MUSTER_MISSING = missing.join('\n');
  for (const line of missing) process.stdout.write(`${line}\n`);
};
