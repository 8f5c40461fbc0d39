import {
  apiPages,
  armyForge,
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

runStages({
  format,
  lint,
  'rules index': index,
  types,
  'API pages': apiPages,
  pages,
  tests: () => unit(...process.argv.slice(2)),
  'own conformance cases': ownCases,
  'shared conformance cases': sharedCases,
  'files of Army Forge': armyForge,
});
