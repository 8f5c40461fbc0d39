import {
  type Action,
  allowanceOf,
  type Battle,
  checkShiftTurn,
  isOnTable,
  leader,
  type ModelMove,
  objectiveCount,
  sideOf,
  unitGap,
} from '@muster/engine';
import { type ShiftAsked, shiftToward } from '@muster/guide';
import { distance2 } from '@muster/kernel';
import { isAtObjective } from './goals.ts';
import { roleOf } from './worth.ts';

/** Returns a repositioning at the start of an activation, if possible. */
export const planShift = (battle: Battle, unit: number): Action | undefined =>
  battle.plan.roves && !checkShiftTurn(battle, unit) ? { type: 'shift', unit } : undefined;

/** Moves toward an enemy to charge, else to the nearest objective; a unit at an objective stays. */
export const chooseShift = (battle: Battle, asked: ShiftAsked): ModelMove[] => {
  const { unit } = asked;
  const foe = asked.way === 'placed' && roleOf(battle, unit) !== 'shooter' ? preyOf(battle, unit, asked.reach) : -1;
  if (foe >= 0) {
    const prey = leader(battle, foe);
    return shiftToward(battle, asked, battle.x[prey], battle.y[prey]);
  }
  if (isAtObjective(battle, unit)) return [];
  const objective = nearestObjective(battle, leader(battle, unit));
  if (objective < 0) return [];
  return shiftToward(battle, asked, battle.objX[objective], battle.objY[objective]);
};

/** Returns the nearest enemy that can be charged only after the move, or -1. */
const preyOf = (battle: Battle, unit: number, reach: number): number => {
  const charge = allowanceOf(battle, unit, leader(battle, unit), 'charge');
  let best = -1;
  let least = charge + reach;
  for (const { index, side } of battle.plan.units) {
    if (side === sideOf(battle, unit) || !isOnTable(battle, index)) continue;
    const gap = unitGap(battle, unit, index);
    if (gap > charge && gap <= least) [best, least] = [index, gap];
  }
  return best;
};

const nearestObjective = (battle: Battle, model: number): number => {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < objectiveCount(battle); i++) {
    const far = distance2(battle.x[model], battle.y[model], battle.objX[i], battle.objY[i]);
    if (far < least) [best, least] = [i, far];
  }
  return best;
};
