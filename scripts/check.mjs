import { apiPages, deadCode, format, index, lint, runStages, types, unit } from './lib/stages.mjs';

// The slow tests are left to npm test.
process.env.MUSTER_QUICK = 'yes';

const checks = { format, lint, 'rules index': index, types, 'API pages': apiPages, 'dead code': deadCode };
await runStages({ ...checks, 'unit tests': () => unit() });
