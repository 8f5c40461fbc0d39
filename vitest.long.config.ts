import { configDefaults, defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** The tests that start servers again and again, fill disks or measure: `npm run test:long`, one after the other. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['tests/long/**/*.test.ts'],
    exclude: configDefaults.exclude,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
  },
});
