export * from './ferry-folk.ts';
export * from './forge-file.ts';
export * from './spoil.ts';
export * from './wardens.ts';
