export * from './file.ts';
export { parseMatchReport } from './report.ts';
