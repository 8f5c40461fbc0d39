import { aircraftMove, moveUnitTo } from '@muster/ai';
import { type Action, type Battle, type ModelMove, type Refusal } from '@muster/engine';
import { distance2 } from '@muster/kernel';

/** Moves that a person makes with a unit of its own accord. */
export type MoveAction = 'advance' | 'rush' | 'idle';

/** A whole unit moved as near to a point as is legal, and what was wrong with going straight there. */
export const moveTo = (
  battle: Battle,
  unit: number,
  action: MoveAction,
  x: number,
  y: number,
): { moves: ModelMove[] | undefined; refusal: Refusal | undefined } => {
  if (action === 'idle')
    return { moves: aircraftMove(battle, unit, (px, py) => distance2(px, py, x, y)), refusal: undefined };
  const origin = battle.unitIn[unit];
  return moveUnitTo(battle, unit, x, y, { kind: action, ...(origin >= 0 ? { origin } : {}) });
};

/** The activation that these moves make. */
export const moveAction = (unit: number, action: MoveAction, moves: readonly ModelMove[]): Action => ({
  type: 'activate',
  unit,
  action,
  moves,
});
