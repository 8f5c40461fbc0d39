export * from './ferry-folk.ts';
export * from './forge-file.ts';
export * from './corrupt.ts';
export * from './wardens.ts';
