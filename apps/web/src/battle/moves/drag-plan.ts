import {
  actionsOf,
  type Battle,
  checkAction,
  leader,
  limitFrom,
  type ModelMove,
  type Refusal,
  sideOf,
} from '@muster/engine';
import { chargeMoves, moveUnitTo } from '@muster/guide';
import { type MovePoint, middleOfEnds } from './draft.ts';
import { activationOf, moveTask } from './move-tasks.ts';

/** What a dragged unit does when it is dropped: up to its Advance distance it advances, farther it rushes, onto an enemy it charges. */
export interface DragPlan {
  unit: number;
  action: 'advance' | 'rush' | 'charge';
  target?: number;
  moves: readonly ModelMove[];
  /** Where the pointer is. */
  at: MovePoint;
  /** Why it cannot be done, or cannot go all the way. */
  refusal?: Refusal | undefined;
}

/** Returns the middle of a unit where it is now. */
export const middleNow = (battle: Battle, unit: number): MovePoint =>
  middleOfEnds(battle, moveTask(battle, { unit, action: 'advance' }), new Map());

const chargePlan = (battle: Battle, unit: number, target: number, at: MovePoint): DragPlan => {
  const moves = chargeMoves(battle, unit, target) ?? [];
  const refusal = checkAction(battle, activationOf({ unit, action: 'charge', target }, moves));
  return { unit, action: 'charge', target, moves, at, refusal };
};

/** Plans what a unit does when it is dragged to a point, or onto another unit. */
export const planDrag = (
  battle: Battle,
  unit: number,
  to: MovePoint,
  at: MovePoint,
  over: number | undefined,
): DragPlan => {
  const allowed = actionsOf(battle, unit);
  if (over !== undefined && sideOf(battle, over) !== sideOf(battle, unit)) return chargePlan(battle, unit, over, at);
  const from = middleNow(battle, unit);
  const { length } = limitFrom(battle, unit, leader(battle, unit), { kind: 'advance' });
  const isFar = Math.hypot(to.x - from.x, to.y - from.y) > length;
  const action = (isFar && allowed.includes('rush')) || !allowed.includes('advance') ? 'rush' : 'advance';
  const { moves = [], refusal } = moveUnitTo(battle, unit, to.x, to.y, { kind: action });
  return { unit, action, moves, at, refusal };
};
