import { refuse, type Refusal } from '../../contract/refusal.ts';
import { BARRIERS, DIFFICULT, LEDGES, type TerrainPlan } from '../../plan/terrain-plan.ts';
import { baseInside, baseTouches, gainsHeight, gapCrossed, isOverhanging, WIDEST_STEP } from '../../space/ground.ts';
import { readJumpsAndClimbs } from '../../space/jumps-and-climbs.ts';
import { endX, endY, isMoving, routeTouches } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { checkJump, mayJump } from '../special-moves.ts';
import {
  difficultLimitOf,
  FLIES,
  moveContext,
  lengths,
  movementBits,
  routes,
  STRAIGHT,
  STRIDES,
  currentOrder,
} from './way.ts';

/**
 * Checks impassable terrain, gaps too wide to step over or jump, slopes too steep, and ends on an edge (battle:G22).
 */
export const checkGround = (b: Battle, unit: number): Refusal | undefined => {
  const { plan } = b;
  const { climbHeight } = plan.ruleset.numbers;
  if (!(moveContext.ground & BARRIERS)) return undefined;
  const jumps = (moveContext.ground & LEDGES) !== 0 && mayJump(plan, currentOrder.kind, currentOrder.steady);
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || movementBits[i] & STRAIGHT) continue;
    const model = routes.models[i];
    const { radius } = plan.models[model];
    for (const piece of plan.landscape.barred) {
      if (piece.impassable && entersPiece(b, i, piece, radius)) {
        const tooTall = piece.floor > climbHeight;
        const have = tooTall ? piece.floor : roomBeside(b, i, piece, radius);
        return refuse('impassable', { unit, model, need: tooTall ? climbHeight : radius, have });
      }
      if (jumps || !piece.gap || movementBits[i] & FLIES || !routeTouches(routes, i, piece, radius)) continue;
      const wide = gapCrossed(piece, routes.points, routes.start[i], routes.end[i]);
      if (wide > WIDEST_STEP) return refuse('impassable', { unit, model, need: WIDEST_STEP, have: wide });
    }
    const steep =
      moveContext.ground & LEDGES && !(movementBits[i] & FLIES) ? checkLedges(b, unit, i, jumps) : undefined;
    if (steep) return steep;
    const x = endX(routes, i);
    const y = endY(routes, i);
    if (moveContext.passing || !isOverhanging(plan, x, y, radius)) continue;
    let room = moveContext.brief ? 0 : radius;
    while (room > 0 && isOverhanging(plan, x, y, room)) room--;
    return refuse('impassable', { unit, model, need: radius, have: room });
  }
  return undefined;
};

/**
 * Checks climbs: too high to climb up is refused, too high to climb down is jumped where that is possible
 * (battle:F15).
 */
const checkLedges = (b: Battle, unit: number, i: number, jumps: boolean): Refusal | undefined => {
  const { climbHeight } = b.plan.ruleset.numbers;
  const model = routes.models[i];
  const { leaps, rise } = readJumpsAndClimbs(b.plan, routes.points, routes.start[i], routes.end[i]);
  if (rise > climbHeight) return refuse('impassable', { unit, model, need: climbHeight, have: rise });
  for (const { distance, drop } of leaps) {
    const problem = jumps ? checkJump(b.plan, distance) : undefined;
    if (problem) return { ...problem, unit, model };
    if (!jumps && drop > climbHeight) return refuse('impassable', { unit, model, need: climbHeight, have: drop });
  }
  return undefined;
};

/** Whether a base enters a piece: fliers only by their end, and models on top of it not at all. */
const entersPiece = (b: Battle, i: number, piece: TerrainPlan, radius: number): boolean => {
  if (movementBits[i] & FLIES) return baseTouches(piece, endX(routes, i), endY(routes, i), radius);
  if (!routeTouches(routes, i, piece, radius)) return false;
  if (piece.floor === 0 || b.z[routes.models[i]] < piece.floor) return true;
  for (let k = routes.start[i]; k < routes.end[i]; k += 2)
    if (!baseInside(piece, routes.points[k], routes.points[k + 1], radius)) return true;
  return false;
};

/** Returns how large a base would fit past a piece. */
const roomBeside = (b: Battle, i: number, piece: TerrainPlan, radius: number): number => {
  let room = 0;
  if (moveContext.brief) return room;
  for (let step = radius; step > 0; step >>= 1)
    while (room + step < radius && !entersPiece(b, i, piece, room + step)) room += step;
  return room;
};

/** Whether difficult terrain under one model slows all models that it can slow (battle:G17, battle:G18). */
export const checkDifficult = (b: Battle, unit: number): Refusal | undefined => {
  let far = -1;
  if (!(moveContext.ground & DIFFICULT)) return undefined;
  for (let i = 0; i < routes.count && far < 0; i++)
    if (lengths[i] > difficultLimitOf(b, routes.models[i]) && !(movementBits[i] & NOT_SLOWED)) far = i;
  if (far < 0) return undefined;
  if (!isAnySlowed(b)) return undefined;
  const need = difficultLimitOf(b, routes.models[far]);
  return refuse('difficult-limit', { unit, model: routes.models[far], need, have: lengths[far] });
};

/** Whether difficult terrain slows some model on its path. */
export const isAnySlowed = (b: Battle): boolean => {
  if (!(moveContext.ground & DIFFICULT)) return false;
  for (let i = 0; i < routes.count; i++) if (isSlowed(b, i)) return true;
  return false;
};

/** The models that difficult terrain does not slow. */
export const NOT_SLOWED: number = FLIES | STRIDES | STRAIGHT;

/** Whether difficult terrain slows a model on its path. */
export const isSlowed = (b: Battle, i: number): boolean => {
  if (movementBits[i] & NOT_SLOWED) return false;
  const { radius } = b.plan.models[routes.models[i]];
  for (const piece of b.plan.landscape.slows) {
    if (!routeTouches(routes, i, piece, radius)) continue;
    if (!piece.difficultUphill || gainsHeight(b.plan, routes.points, routes.start[i], routes.end[i])) return true;
  }
  return false;
};
