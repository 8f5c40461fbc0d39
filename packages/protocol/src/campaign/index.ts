export * from './file.ts';
export * from './paper.ts';
export { parseMatchReport, wholeReport, type WrittenReport } from './report.ts';
