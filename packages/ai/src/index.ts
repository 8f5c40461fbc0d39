export { type Front, frontOf, pointOf } from './front.ts';
export * from './characters.ts';
export * from './moving/index.ts';
export * from './players.ts';
export { randomPlayer } from './random.ts';
export { soloPlayer } from './solo.ts';
