import type { ModelMove } from '../contract/action.ts';
import type { Refusal } from '../contract/refusal.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { baseTouches, boxTouches, floorAt } from '../space/ground.ts';
import { hasLedges, type Jump, jumpsOn } from '../space/jumps-and-climbs.ts';
import { readRoutes, isMoving, routeTouches } from '../space/route.ts';
import type { Battle } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { collectModels } from '../state/query.ts';
import { checkEnds } from './moving/ends.ts';
import { checkDifficult, checkGround, isSlowed } from './moving/ground.ts';
import { checkExitRange, checkLengths, checkTable } from './moving/length.ts';
import { checkOthers } from './moving/others.ts';
import {
  findMoveBox,
  findMovementBits,
  FLIES,
  setOrder,
  moveContext,
  movementBits,
  type MoveOrder,
  routes,
  STRAIGHT,
  surveyGround,
  currentOrder,
} from './moving/way.ts';
import { hasJumps } from './special-moves.ts';

export { moveLimit } from './moving/length.ts';
export { canBeSlowed, type MoveLimit, limitFrom, limitWhen, startsSlowed } from './moving/limit.ts';
export {
  allowanceOf,
  chargeAllowance,
  difficultLimitOf,
  type MoveKind,
  type MoveOrder,
  type Pace,
} from './moving/way.ts';

/**
 * Checks the moves of a unit in the order of battle-spec 7.1 and returns the first problem; the battle is not changed.
 */
export const checkMoves = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  order: MoveOrder,
): Refusal | undefined => {
  const problem = readRoutes(b, unit, moves, routes, order.origin);
  if (problem) return problem;
  setOrder(order);
  findMovementBits(b, unit);
  findMoveBox(b);
  surveyGround(b);
  return (
    checkLengths(b, unit) ??
    checkExitRange(b, unit) ??
    checkTable(b, unit) ??
    checkGround(b, unit) ??
    checkOthers(b, unit) ??
    checkDifficult(b, unit) ??
    (currentOrder.exit ? undefined : checkEnds(b, unit))
  );
};

/** Whether a unit may make these moves, for callers that try many and do not need the reason. */
export const mayMove = (b: Battle, unit: number, moves: readonly ModelMove[], order: MoveOrder): boolean =>
  checkWithoutAmounts(b, unit, moves, order) === undefined;

/** Returns what is wrong with these moves, without the amounts. */
export const checkWithoutAmounts = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  order: MoveOrder,
): Refusal | undefined => {
  moveContext.brief = true;
  const problem = checkMoves(b, unit, moves, order);
  moveContext.brief = false;
  return problem;
};

const NO_MODELS: readonly number[] = [];
const NO_JUMPS: readonly JumpAhead[] = [];

/** Places a unit's models at the ends of their paths. */
export const placeMoves = (b: Battle, unit: number, moves: readonly ModelMove[]): void => {
  for (const { model, path } of moves) {
    if (b.unitOf[model] !== unit || path.length < 2) continue;
    const x = path[path.length - 2];
    const y = path[path.length - 1];
    b.x[model] = x;
    b.y[model] = y;
    b.z[model] = floorAt(b.plan, x, y);
  }
};

/** Returns what a function finds in the battle as it would be after these moves; the battle is not changed. */
export const afterMoves = <T>(b: Battle, unit: number, moves: readonly ModelMove[], look: () => T): T => {
  const before: number[] = [];
  for (const { model } of moves) before.push(b.x[model], b.y[model], b.z[model]);
  placeMoves(b, unit, moves);
  const seen = look();
  for (let i = 0; i < moves.length; i++) {
    const { model } = moves[i];
    b.x[model] = before[3 * i];
    b.y[model] = before[3 * i + 1];
    b.z[model] = before[3 * i + 2];
  }
  return seen;
};

/**
 * Returns the models, in list order, that must test for dangerous terrain: they move in or through it, or begin in it
 * (battle:G23, battle:G24). Call it before they are placed; `origin` is the transport that they leave.
 */
export const dangerousModels = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  haste: boolean,
  origin?: number,
  acting = true,
): readonly number[] => {
  const { dangers } = b.plan.landscape;
  const everywhere = acting && b.plan.grants.length > 0 && givenRules(b, unit).some(({ inDangerous }) => inDangerous);
  if (!everywhere && !comeNear(b, unit, moves, dangers, origin)) return NO_MODELS;
  if (readRoutes(b, unit, moves, routes, origin)) return NO_MODELS;
  const endangered: number[] = [];
  findMovementBits(b, unit);
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const how = movementBits[i];
    if (how & STRAIGHT || b.plan.models[model].ignoresDangerous) continue;
    if (everywhere) {
      endangered.push(model);
      continue;
    }
    if (!acting && (how & FLIES || !isMoving(routes, i))) continue;
    const { radius } = b.plan.models[model];
    const x = routes.points[routes.start[i]];
    const y = routes.points[routes.start[i] + 1];
    for (const piece of dangers) {
      if (!isDangerous(piece, haste)) continue;
      if (!(how & FLIES ? baseTouches(piece, x, y, radius) : routeTouches(routes, i, piece, radius))) continue;
      endangered.push(model);
      break;
    }
  }
  return endangered;
};

const living = new Int32Array(BATTLE_LIMITS.models);

/** Whether a model of a unit stands by one of these pieces or passes one: a rough check that never misses one. */
const comeNear = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  pieces: readonly TerrainPlan[],
  origin?: number,
): boolean => {
  if (pieces.length === 0 || origin !== undefined) return pieces.length > 0;
  const count = collectModels(b, unit, living);
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  let widest = 0;
  for (let i = 0; i < count; i++) {
    const model = living[i];
    minX = Math.min(minX, b.x[model]);
    minY = Math.min(minY, b.y[model]);
    maxX = Math.max(maxX, b.x[model]);
    maxY = Math.max(maxY, b.y[model]);
    widest = Math.max(widest, b.plan.bases.radius[model]);
  }
  for (let k = 0; k < moves.length; k++) {
    const { path } = moves[k];
    for (let i = 0; i < path.length; i += 2) {
      minX = Math.min(minX, path[i]);
      minY = Math.min(minY, path[i + 1]);
      maxX = Math.max(maxX, path[i]);
      maxY = Math.max(maxY, path[i + 1]);
    }
  }
  for (let k = 0; k < pieces.length; k++) if (boxTouches(pieces[k], minX, minY, maxX, maxY, widest + 1)) return true;
  return false;
};

/** A jump that a model must make on its path. */
export interface JumpAhead {
  model: number;
  leaps: readonly Jump[];
}

/** Returns the models, in list order, that must jump on their paths. Call it before they are placed (battle:F15). */
export const jumpsAhead = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  origin?: number,
): readonly JumpAhead[] => {
  if (!hasJumps(b.plan) || !hasLedges(b.plan)) return NO_JUMPS;
  if (!comeNear(b, unit, moves, b.plan.landscape.ledges, origin)) return NO_JUMPS;
  if (readRoutes(b, unit, moves, routes, origin)) return NO_JUMPS;
  const ahead: JumpAhead[] = [];
  findMovementBits(b, unit);
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || movementBits[i] & (FLIES | STRAIGHT)) continue;
    const leaps = jumpsOn(b.plan, routes.points, routes.start[i], routes.end[i]);
    if (leaps.length > 0) ahead.push({ model: routes.models[i], leaps });
  }
  return ahead;
};

/** Whether a model that difficult terrain can slow touches it on its path (battle:G17). */
export const touchesDifficult = (b: Battle, unit: number, moves: readonly ModelMove[]): boolean => {
  if (b.plan.landscape.slows.length === 0 || readRoutes(b, unit, moves, routes)) return false;
  findMovementBits(b, unit);
  for (let i = 0; i < routes.count; i++) if (isSlowed(b, i)) return true;
  return false;
};

const isDangerous = (piece: TerrainPlan, haste: boolean): boolean => (piece.dangerousInHaste ? haste : piece.dangerous);
