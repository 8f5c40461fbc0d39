export * from './campaign/index.ts';
export * from './position.ts';
export { battleOfPosition, type PlacedBattle } from './position-battle.ts';
export { positionOf } from './position-of.ts';
export { parsePosition } from './position-parse.ts';
export * from './record-file.ts';
export * from './conform/index.ts';
export * from './picture/picture.ts';
export * from './table-file.ts';
