export { classesOf, type OurCode } from './battle/classes.ts';
export { CONFORMANCE_VERSION, type ConformanceCase, type ConformanceFile, parseConformance } from './case/file.ts';
export type { Mismatch } from './case/match.ts';
export { positionOfSetup } from './battle/setup.ts';
export {
  type CaseResult,
  type ConformanceOptions,
  type ConformanceReport,
  failureLine,
  runConformance,
} from './run.ts';
