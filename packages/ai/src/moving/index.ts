export * from './aircraft.ts';
export { chargeMoves } from './charge.ts';
export { type Field, fieldTo, wayLeft } from './field.ts';
export { leaveTable } from './leave.ts';
export { shiftToward } from './placing.ts';
export * from './toward.ts';
export * from './transport.ts';
export { type Gait, GAITS } from './walk-map.ts';
export * from './form-up.ts';
