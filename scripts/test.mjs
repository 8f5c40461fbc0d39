import { chosenStages } from './lib/chosen.mjs';
import {
  apiPages,
  armyForge,
  deadCode,
  format,
  index,
  lint,
  ownCases,
  pages,
  runStages,
  sharedCases,
  types,
  unit,
} from './lib/stages.mjs';

const args = process.argv.slice(2);

const checks = { format, lint, 'rules index': index, types, 'API pages': apiPages, 'dead code': deadCode, pages };
const cases = {
  'own conformance cases': ownCases,
  'shared conformance cases': sharedCases,
  'files of Army Forge': armyForge,
};

// The tests come last, so that the output ends with their failures.
if (args.length === 0) await runStages(checks, cases, { tests: () => unit() });
else await runStages(...chosenStages(args, { ...checks, ...cases }));
