export * from './file.ts';
export * from './paper.ts';
export { parseMatchReport } from './report.ts';
