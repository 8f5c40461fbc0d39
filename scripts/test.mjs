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

const first = { format, 'rules index': index, types, 'API pages': apiPages, 'dead code': deadCode, pages };
const others = {
  lint,
  'own conformance cases': ownCases,
  'shared conformance cases': sharedCases,
  'files of Army Forge': armyForge,
};

// The tests need the pages. They take longest, so that the output ends with their failures.
if (args.length === 0) await runStages(first, { ...others, tests: () => unit() });
else await runStages(...chosenStages(args, { ...first, ...others }));
