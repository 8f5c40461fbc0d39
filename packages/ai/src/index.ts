export { type Front, frontOf, pointOf } from './front.ts';
export { type CaptainSettings, captainPlayer } from './captain.ts';
export { type Candidate, weighActivations } from './captain/decide.ts';
export { type Weights, weightsOf } from './captain/weights.ts';
export * from './characters.ts';
export * from './moving/index.ts';
export * from './players.ts';
export { randomPlayer } from './random.ts';
export { soloPlayer } from './solo.ts';
