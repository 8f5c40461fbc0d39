import { readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { bundledThreads } from './tests/lib/bundled-threads.ts';
import { CompactReporter } from './tests/lib/compact-reporter.ts';
import { COMPILED, compiledPackages } from './tests/lib/compiled.ts';
import { SLOW, SlowestFirst } from './tests/lib/slowest-first.ts';

const { packages: PACKAGES } = JSON.parse(readFileSync(new URL('architecture.json', import.meta.url), 'utf8')) as {
  packages: Record<string, unknown>;
};
const packages = Object.keys(PACKAGES).filter((name) => name !== 'muster');
/** The imports of the published package. */
const subpaths = ['engine', 'odds', 'army', 'campaign', 'players'];

/**
 * The scripts want a short report and the counts in a file; `npx vitest` shows every file. They also compile the packages first, so that
 * these can be tested as they are compiled; `npx vitest` takes the sources.
 */
const { MUSTER_TEST_REPORT, MUSTER_QUICK, MUSTER_COMPILED } = process.env;

/** Of the workspace's own tests only the boundaries are quick; of the others those that are not known to be slow. */
const slow = MUSTER_QUICK ? ['tests/!(boundaries).test.ts', 'tests/*/**', ...SLOW] : [];

export default defineConfig({
  plugins: [bundledThreads(), ...(MUSTER_COMPILED ? [compiledPackages()] : [])],
  resolve: {
    alias: {
      '@muster/army/shipped': new URL('./packages/army/src/shipped.ts', import.meta.url).pathname,
      '@muster/host/disk': new URL('./packages/host/src/disk.ts', import.meta.url).pathname,
      ...Object.fromEntries(
        subpaths.map((name) => [
          `muster/${name}`,
          new URL(`./packages/muster/src/${name}.ts`, import.meta.url).pathname,
        ]),
      ),
      ...Object.fromEntries(
        packages.map((name) => [
          `@muster/${name}`,
          new URL(`./packages/${name}/src/index.ts`, import.meta.url).pathname,
        ]),
      ),
      '@muster/server/testing': new URL('./apps/server/src/testing/index.ts', import.meta.url).pathname,
      '@muster/server': new URL('./apps/server/src/index.ts', import.meta.url).pathname,
    },
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.mjs'],
    // Long tests have a configuration of their own.
    exclude: [...configDefaults.exclude, 'tests/long/**', ...slow],
    globalSetup: ['tests/lib/machine.ts'],
    reporters: MUSTER_TEST_REPORT ? [new CompactReporter(MUSTER_TEST_REPORT)] : ['default'],
    sequence: { sequencer: SlowestFirst },
    server: { deps: { external: MUSTER_COMPILED ? [COMPILED] : [] } },
    // Only modules are shared, which keep no state between tests: loading them once saves most of the time.
    pool: 'threads',
    isolate: false,
    // Use both cores of a small machine; by default one stays free.
    maxWorkers: 2,
    // No test depends on time: a busy machine may take longer.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
