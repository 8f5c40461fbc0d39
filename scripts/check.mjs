import { apiPages, format, index, lint, runStages, types, unit } from './lib/stages.mjs';

/** Of the workspace's own tests only the boundaries are quick enough. */
const quick = ['--exclude', 'tests/!(boundaries).test.ts', '--exclude', 'tests/*/**'];

runStages({ format, lint, 'rules index': index, types, 'API pages': apiPages, 'unit tests': () => unit(...quick) });
