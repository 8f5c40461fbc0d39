export * from './assume.ts';
export {
  type AttackOdds,
  moraleAfterAttack,
  type OddsOptions,
  shootingOdds,
  strikeOdds,
  volleyOdds,
  WOUND_OUTCOMES,
  type WoundOutcome,
} from './attack-odds.ts';
export { ALL_REACH, type Strike } from './attack-plan.ts';
export { type Law, meanOf } from './law.ts';
export * from './melee-odds.ts';
export { moraleChance, type MoraleOdds, passChance } from './morale-odds.ts';
export type { StateLaw } from './state-law.ts';
export * from './test-odds.ts';
export { UnitStates } from './unit-states.ts';
