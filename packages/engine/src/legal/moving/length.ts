import { distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../../contract/refusal.ts';
import { RAISED, LEDGES } from '../../plan/terrain-plan.ts';
import { climbCost } from '../../space/ground.ts';
import { savedByJumps } from '../../space/jumps-and-climbs.ts';
import { endX, endY, isMoving, routeLength } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { leader } from '../../state/query.ts';
import { crosses, type Stretch } from '../exit.ts';
import { mayJump } from '../special-moves.ts';
import { NOT_SLOWED, isAnySlowed } from './ground.ts';
import {
  allowanceOf,
  chargeAllowance,
  difficultLimitOf,
  FLIES,
  moveContext,
  lengths,
  movementBits,
  type MoveOrder,
  routes,
  STRAIGHT,
  strideOf,
  currentOrder,
} from './way.ts';

/** Returns how far a model may move on an occasion, without difficult terrain. */
export const moveLimit = (
  b: Battle,
  unit: number,
  model: number,
  { kind, target = -1, limit }: Pick<MoveOrder, 'kind' | 'target' | 'limit'>,
): number => {
  if (limit !== undefined) return limit;
  switch (kind) {
    case 'consolidate':
    case 'back-off':
      return b.plan.ruleset.numbers.consolidation + strideOf(b, model);
    case 'pile-in':
      return b.plan.ruleset.numbers.pileIn + strideOf(b, model);
    case 'advance':
      return allowanceOf(b, unit, model, 'advance');
    case 'charge':
      return chargeAllowance(b, unit, model, target < 0 ? undefined : target);
    default:
      return allowanceOf(b, unit, model, 'rush');
  }
};

/** Checks that every path is short enough; the lengths are kept for later checks. */
export const checkLengths = (b: Battle, unit: number): Refusal | undefined => {
  const jumps = (moveContext.ground & LEDGES) !== 0 && mayJump(b.plan, currentOrder.kind, currentOrder.steady);
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    lengths[i] = routeLength(routes, i);
    if (movementBits[i] & STRAIGHT) {
      const problem = checkStraight(b, unit, i);
      if (problem) return problem;
      continue;
    }
    if (!isMoving(routes, i)) continue;
    if (moveContext.ground & RAISED && !(movementBits[i] & FLIES))
      lengths[i] += climbCost(b.plan, routes.points, routes.start[i], routes.end[i]);
    // The length of jumps does not count (battle:F15).
    if (jumps && !(movementBits[i] & FLIES))
      lengths[i] -= savedByJumps(b.plan, routes.points, routes.start[i], routes.end[i]);
    const limit = moveLimit(b, unit, model, currentOrder);
    if (lengths[i] > limit) return tooFar(b, unit, i, limit);
  }
  return undefined;
};

/**
 * Returns the refusal of a move that is too far: where difficult terrain slows the unit, with that limit (battle:G17).
 */
const tooFar = (b: Battle, unit: number, i: number, limit: number): Refusal => {
  const model = routes.models[i];
  const have = lengths[i];
  const cap = difficultLimitOf(b, model);
  return cap < limit && !(movementBits[i] & NOT_SLOWED) && isAnySlowed(b)
    ? refuse('move-too-far', { unit, model, need: cap, have, slowed: true })
    : refuse('move-too-far', { unit, model, need: limit, have });
};

/**
 * Checks Aircraft: one straight line of at least this length, at most an Advance longer; their Advance is never
 * skipped (battle:S18).
 */
const checkStraight = (b: Battle, unit: number, i: number): Refusal | undefined => {
  const model = routes.models[i];
  if (!isMoving(routes, i) && currentOrder.kind !== 'advance') return undefined;
  const segments = (routes.end[i] - routes.start[i]) / 2 - 1;
  if (segments > 1) return refuse('aircraft-not-straight', { unit, model, need: 1, have: segments });
  const least = b.plan.models[model].straightLine;
  const most = least + allowanceOf(b, unit, model, 'advance');
  const have = lengths[i];
  if (have >= least && have <= most) return undefined;
  return refuse('aircraft-move-length', { unit, model, need: have < least ? least : most, have });
};

/**
 * Checks that a unit leaving a transport ends fully within range of it; a setting lets chargers go farther
 * (battle:T3).
 */
export const checkExitRange = (b: Battle, unit: number): Refusal | undefined => {
  if (currentOrder.origin < 0) return undefined;
  if (currentOrder.kind === 'charge' && b.plan.settings.chargeOutOfTransport === 'free') return undefined;
  const { exitRange } = b.plan.ruleset.numbers;
  const carrier = leader(b, currentOrder.origin);
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const inner = b.plan.models[carrier].radius - b.plan.models[model].radius;
    const apart2 = distance2(endX(routes, i), endY(routes, i), b.x[carrier], b.y[carrier]);
    if (inner + exitRange >= 0 && apart2 <= (inner + exitRange) * (inner + exitRange)) continue;
    const have = Math.ceil(Math.sqrt(apart2)) - inner;
    return refuse('transport-exit-range', { unit, model, other: currentOrder.origin, need: exitRange, have });
  }
  return undefined;
};

/** Checks that no part of a base leaves the table, unless the whole unit does. */
export const checkTable = (b: Battle, unit: number): Refusal | undefined => {
  const { exit } = currentOrder;
  const { width, depth } = b.plan.table;
  const last = exit ? 2 : 0;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const radius = b.plan.bases.radius[model];
    for (let k = routes.start[i] + 2; k < routes.end[i] - last; k += 2) {
      const x = routes.points[k];
      const y = routes.points[k + 1];
      const have = Math.min(x, y, width - x, depth - y);
      if (have < radius) return refuse('off-table', { unit, model, need: radius, have });
    }
    if (exit && !leavesBy(i, exit)) return refuse('exit-not-reached', { unit, model });
  }
  return undefined;
};

/** Whether a path ends past a stretch of the edge. */
const leavesBy = (i: number, exit: readonly Stretch[]): boolean => {
  const { points } = routes;
  const end = routes.end[i];
  return isMoving(routes, i) && crosses(points[end - 4], points[end - 3], points[end - 2], points[end - 1], exit);
};
