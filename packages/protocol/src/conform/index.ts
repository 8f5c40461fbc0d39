export { classesOf, type OurCode } from './classes.ts';
export { CONFORMANCE_VERSION, type ConformanceCase, type ConformanceFile, parseConformance } from './file.ts';
export type { Mismatch } from './match.ts';
export { positionOfSetup } from './setup.ts';
export {
  type CaseResult,
  type ConformanceOptions,
  type ConformanceReport,
  failureLine,
  runConformance,
} from './run.ts';
