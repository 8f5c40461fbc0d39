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
export { ALL_REACH, type StrikePlan } from './attack-plan.ts';
export { type Law, meanOf } from './law.ts';
export * from './encounter.ts';
export type { MeleePair } from './exchange.ts';
export { type FighterOdds, meleeOdds, type MeleeOdds, type MeleeSituation } from './melee-odds.ts';
export { moraleChance, type MoraleOdds, passChance } from './morale-odds.ts';
export type { UsedLimited } from './spent.ts';
export type { StateLaw } from './state-law.ts';
export { answeredOdds, doesOrderMatter } from './strike-choice.ts';
export * from './test-odds.ts';
export { type Branch, UnitStates } from './unit-states.ts';
