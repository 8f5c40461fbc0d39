export { canBeCharged, canCharge, modelsIn } from './can-charge.ts';
export { choose, type Choice, type Decision } from './duel/choose.ts';
export * from './duel/duel.ts';
export { type Charge, Field, type Shots } from './duel/field.ts';
export type { Scene } from './duel/moments.ts';
export { type DuelEnd, type DuelRun, playRounds } from './duel/rounds.ts';
export * from './matrix.ts';
export * from './stand-off.ts';
