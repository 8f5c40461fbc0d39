export * from './duel/duel.ts';
export type { DuelEnd } from './duel/rounds.ts';
export * from './matrix.ts';
export * from './stand-off.ts';
