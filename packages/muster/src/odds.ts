// One unit against another.
export { atLeast, chargeOdds, type ChargeOdds, type ChargeSetup, type MeleeSideOdds } from '@muster/lab';
export { shotOdds, type ShotOdds, type ShotSetup, type UnitCondition } from '@muster/lab';
export { duelOdds, type DuelEnd, type DuelOdds, type DuelSetup } from '@muster/lab';

// Every unit of an army against every unit of another.
export type { AttackFigures, ChargeFigures, Matrix, MatrixCell, MatrixSetup } from '@muster/lab';
export { matrixOf } from '@muster/lab';

// In a battle that is being played.
export { chargeOddsIn, shotOddsIn } from '@muster/lab';
export type { Battle, Refusal, ShootOrder } from '@muster/engine';

// Single tests.
export { castChance, jumpOdds, type JumpOdds, passChance } from '@muster/engine';
export type { Cover, MoraleOdds, WoundOutcome } from '@muster/engine';

// Units and games.
export { parseUnitText } from '@muster/army';
export { aof, aofs, gf, gff, rulesetOf } from '@muster/rules';
export type { ArmyUnit, Ruleset, Settings } from '@muster/engine';
export type { Finding, Result } from '@muster/kernel';
