import { type Battle, copyBattle, GAME, type ModelMove, placeMoves, UNIT_FLAG } from '@muster/engine';
import { aircraftMove, moveUnitTo } from '@muster/guide';
import { distance2 } from '@muster/kernel';

/** Actions that move a unit to a point of the player's choice. */
export type MoveAction = 'advance' | 'rush' | 'idle';

/** Returns moves of a whole unit as near to a point as is legal, or nothing when no move gets nearer. */
export const moveTo = (
  battle: Battle,
  unit: number,
  action: MoveAction,
  x: number,
  y: number,
): ModelMove[] | undefined => {
  if (action === 'idle') return aircraftMove(battle, unit, (px, py) => distance2(px, py, x, y));
  const origin = battle.unitIn[unit];
  return moveUnitTo(battle, unit, x, y, { kind: action, ...(origin >= 0 ? { origin } : {}) }).moves;
};

/** Returns the battle as it would be after this Advance. */
export const afterAdvance = (battle: Battle, unit: number, moves: readonly ModelMove[]): Battle => {
  const after = copyBattle(battle);
  after.unitIn[unit] = -1;
  after.unitFlags[unit] |= UNIT_FLAG.onTable | UNIT_FLAG.moved | UNIT_FLAG.movedInRound;
  after.game[GAME.active] = unit;
  placeMoves(after, unit, moves);
  return after;
};
