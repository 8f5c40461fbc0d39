export * from './book.ts';
export * from './loadout.ts';
export * from './points.ts';
export * from './roster.ts';
export * from './coverage.ts';
