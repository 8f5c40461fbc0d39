import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresPrograms } from '../../apps/server/src/testing/postgres.ts';
import { findChromium } from './browser.ts';

const MINUTES = 60_000;

const aptGet = (...args: string[]): void => {
  execFileSync('apt-get', args, {
    stdio: 'ignore',
    timeout: 4 * MINUTES,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * Where every test has to run, has the machine's package manager fetch what is missing.
 * What cannot be had is named by the tests that need it.
 */
export const setup = (): void => {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(postgresPrograms() ? [] : ['postgresql'])];
  if (missing.length === 0) return;
  const mayInstall = process.env.CI && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) {
    process.stdout.write(`Not run, for want of ${missing.join(' and ')}: the tests that need it.\n`);
    return;
  }
  process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', ...missing);
  } catch (error) {
    process.stdout.write(`That failed: ${error instanceof Error ? error.message : String(error)}\n`);
  }
};
