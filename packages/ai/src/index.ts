export { type Budget, DEFAULT_BUDGET } from './general/budget.ts';
export { type GeneralSettings, generalPlayer } from './general/general.ts';
export { type CaptainSettings, captainPlayer } from './captain/captain.ts';
export { type Candidate, rankActivations } from './captain/decide.ts';
export { type Weights, weightsOf } from './captain/weights.ts';
export * from './characters.ts';
export * from './players/players.ts';
export { randomPlayer } from './random/random.ts';
export { soloPlayer } from './solo/solo.ts';
