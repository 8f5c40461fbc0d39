export * from './book.ts';
export { rulesAmong } from './gear.ts';
export * from './loadout.ts';
export * from './points.ts';
export * from './roster.ts';
export * from './rule-refs.ts';
export * from './coverage.ts';
export * from './spells/index.ts';
