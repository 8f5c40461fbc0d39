import {
  autoPileIn,
  type Battle,
  copyBattle,
  meleeOdds,
  type MeleeOdds,
  type ModelMove,
  placeMoves,
  REACH,
  UNIT_FLAG,
  unitGap,
} from '@muster/engine';

/** Returns the odds of a charge with these moves, after the target piled in. */
export const chargeOdds = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): MeleeOdds => {
  const after = copyBattle(battle);
  const inside = battle.unitIn[unit];
  const fromAfar = unitGap(battle, inside >= 0 ? inside : unit, target) > battle.plan.ruleset.numbers.farDistance;
  after.unitIn[unit] = -1;
  after.unitFlags[unit] |= UNIT_FLAG.onTable;
  placeMoves(after, unit, moves);
  placeMoves(after, target, autoPileIn(after, target, unit));
  return meleeOdds(after, unit, target, { reach: REACH, fromAfar });
};
