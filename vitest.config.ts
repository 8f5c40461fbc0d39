import { configDefaults, defineConfig } from 'vitest/config';

const packages = ['kernel', 'engine', 'rules', 'army', 'campaign', 'ai', 'lab', 'protocol', 'testkit'];
/** What people import from the one package that they install. */
const subpaths = ['engine', 'odds', 'army', 'campaign', 'players'];

export default defineConfig({
  resolve: {
    alias: {
      '@muster/army/shipped': new URL('./packages/army/src/shipped.ts', import.meta.url).pathname,
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
    exclude: [...configDefaults.exclude, 'tests/long/**'],
    globalSetup: ['tests/lib/machine.ts'],
    // Nothing is shared but the modules, which keep no state between tests: loading them once saves most of the time.
    pool: 'threads',
    isolate: false,
    // Both cores of a small machine; by default one is left alone.
    maxWorkers: 2,
    // No test is about time: a busy machine may take longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
