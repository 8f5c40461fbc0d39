export * from './campaign/index.ts';
export * from './position.ts';
export { battleOfPosition, type PlacedBattle } from './position-battle.ts';
export { positionOf } from './position-of.ts';
export { parsePosition } from './position-parse.ts';
export * from './record/record-file.ts';
export { whyUnwritable } from './record/steps.ts';
export * from './live/index.ts';
export * from './table-file.ts';
