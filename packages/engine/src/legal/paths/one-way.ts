import { distance2 } from '@muster/kernel';
import type { ModelMove } from '../../contract/action.ts';
import { endX, endY, readRoute } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { checkGround, isSlowed } from '../moving/ground.ts';
import { checkExitRange, checkLengths, checkTable } from '../moving/length.ts';
import { checkOthers } from '../moving/others.ts';
import {
  findMoveBox,
  findMovementBits,
  setOrder,
  moveContext,
  lengths,
  type MoveOrder,
  others,
  routes,
  surveyGround,
} from '../moving/way.ts';

/** A legal path of one model: its length as the rules count it, and whether difficult terrain slows it. */
export interface MeasuredPath {
  length: number;
  slowed: boolean;
}

/**
 * Measures the path of one model without its comrades: its own limit, the table, the ground and other units count, the
 * limit of difficult terrain does not. Returns nothing if the path is illegal; one that continues may end on an edge.
 */
export const measurePath = (
  b: Battle,
  unit: number,
  move: ModelMove,
  order: MoveOrder,
  goesOn: boolean,
): MeasuredPath | undefined => {
  if (!readRoute(b, unit, move, routes, order.origin)) return undefined;
  setOrder(order);
  findMovementBits(b, unit);
  findMoveBox(b);
  surveyGround(b);
  moveContext.brief = true;
  moveContext.passing = goesOn;
  const problem =
    checkLengths(b, unit) ??
    checkExitRange(b, unit) ??
    checkTable(b, unit) ??
    checkGround(b, unit) ??
    checkOthers(b, unit);
  moveContext.brief = false;
  moveContext.passing = false;
  return problem || (!goesOn && endsOnOthers(b, move.model))
    ? undefined
    : { length: lengths[0], slowed: isSlowed(b, 0) };
};

/**
 * Whether the path that is being checked ends on a model of another unit: fliers and chargers may pass, but not end
 * there.
 */
const endsOnOthers = (b: Battle, model: number): boolean => {
  const { radius } = b.plan.bases;
  for (let k = 0; moveContext.mayOverlap && k < moveContext.others; k++) {
    const touch = radius[model] + radius[others[k]];
    if (distance2(endX(routes, 0), endY(routes, 0), b.x[others[k]], b.y[others[k]]) < touch * touch) return true;
  }
  return false;
};
