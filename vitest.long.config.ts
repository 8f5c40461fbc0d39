import { configDefaults, defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** Tests that `npm test` runs too, with fewer repetitions. */
const soaks = [
  'book-rules',
  'campaign-once',
  'everything-once',
  'fuzz',
  'odds-*',
  'players',
  'positions',
  'random-covers',
  'refusals-*',
  'sides',
  'traits',
  'web/battles',
];

/** The tests that play for minutes, start servers again and again, fill disks or measure: `npm run test:long`. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: [],
    exclude: configDefaults.exclude,
    projects: [
      {
        extends: true,
        test: {
          name: 'soak',
          include: soaks.map((name) => `tests/${name}.test.ts`),
          env: { MUSTER_SOAK: 'yes' },
          sequence: { groupOrder: 0 },
        },
      },
      // These run alone, one after the other.
      {
        extends: true,
        test: { name: 'alone', include: ['tests/long/**/*.test.ts'], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
