export * from './columns.ts';
export * from './dice.ts';
export * from './geometry.ts';
export * from './hash.ts';
export * from './json-depth.ts';
export * from './parse.ts';
export * from './report.ts';
export * from './result.ts';
