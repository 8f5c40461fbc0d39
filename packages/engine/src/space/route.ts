import { distance2, segmentDistance2, segmentLength } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels, leader } from '../state/query.ts';
import { baseTouches, boxTouches, sweepTouches } from './ground.ts';

/** The most numbers in one path. */
export const LONGEST_PATH = 64;

/** The paths of a unit's living models in one move, each with its starting point; a model that stays has only that. */
export interface Routes {
  count: number;
  models: Int32Array;
  /** Where the points of each path begin and end. */
  start: Int32Array;
  end: Int32Array;
  /** The points of all paths: x, y, x, y, … */
  points: Float64Array;
  /** The bounding box of each path, of the centre of the base. */
  minX: Float64Array;
  minY: Float64Array;
  maxX: Float64Array;
  maxY: Float64Array;
}

/** Returns empty routes, which can be used many times. */
export const makeRoutes = (): Routes => ({
  count: 0,
  models: new Int32Array(BATTLE_LIMITS.models),
  start: new Int32Array(BATTLE_LIMITS.models),
  end: new Int32Array(BATTLE_LIMITS.models),
  points: new Float64Array(1024),
  minX: new Float64Array(BATTLE_LIMITS.models),
  minY: new Float64Array(BATTLE_LIMITS.models),
  maxX: new Float64Array(BATTLE_LIMITS.models),
  maxY: new Float64Array(BATTLE_LIMITS.models),
});

/** The index of each model in the current unit, and of its move in the list. */
const seat = new Int32Array(BATTLE_LIMITS.models);
const entry = new Int32Array(BATTLE_LIMITS.models);
const rim = { x: 0, y: 0 };

/** Reads the moves of a unit from its models' positions or from the rim of a transport; returns a refusal if they are wrong. */
export const readRoutes = (
  b: Battle,
  unit: number,
  moves: readonly ModelMove[],
  routes: Routes,
  origin = -1,
): Refusal | undefined => {
  routes.count = collectModels(b, unit, routes.models);
  for (let i = 0; i < routes.count; i++) {
    seat[routes.models[i]] = i;
    entry[i] = -1;
  }
  for (let k = 0; k < moves.length; k++) {
    const { model, path } = moves[k];
    if (b.alive[model] !== 1 || b.unitOf[model] !== unit) return refuse('no-such-model', { unit, model });
    if (entry[seat[model]] >= 0 || !isPath(path))
      return refuse('bad-answer', { unit, model, need: LONGEST_PATH, have: path?.length });
    entry[seat[model]] = k;
  }
  let at = 0;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    const path = entry[i] < 0 ? undefined : moves[entry[i]].path;
    if (origin >= 0 && !path) return refuse('bad-answer', { unit, model, need: routes.count, have: moves.length });
    if (routes.points.length < at + 2 + LONGEST_PATH) enlarge(routes);
    if (origin >= 0 && path) nearestOnRim(b, origin, path[0], path[1]);
    routes.start[i] = at;
    routes.points[at++] = origin < 0 ? b.x[model] : rim.x;
    routes.points[at++] = origin < 0 ? b.y[model] : rim.y;
    if (path) for (let k = 0; k < path.length; k++) routes.points[at++] = path[k];
    routes.end[i] = at;
    boxRoute(routes, i);
  }
  return undefined;
};

/** Reads the path of one model without the rest of its unit; returns false if it is not valid. */
export const readRoute = (
  b: Battle,
  unit: number,
  { model, path }: ModelMove,
  routes: Routes,
  origin = -1,
): boolean => {
  if (b.alive[model] !== 1 || b.unitOf[model] !== unit || !isPath(path)) return false;
  if (origin >= 0) nearestOnRim(b, origin, path[0], path[1]);
  routes.count = 1;
  routes.models[0] = model;
  routes.start[0] = 0;
  routes.points[0] = origin < 0 ? b.x[model] : rim.x;
  routes.points[1] = origin < 0 ? b.y[model] : rim.y;
  for (let k = 0; k < path.length; k++) routes.points[k + 2] = path[k];
  routes.end[0] = path.length + 2;
  boxRoute(routes, 0);
  return true;
};

const isPath = (path: readonly number[]): boolean => {
  if (!Array.isArray(path) || path.length === 0 || path.length % 2 !== 0 || path.length > LONGEST_PATH) return false;
  for (let i = 0; i < path.length; i++) if (!Number.isInteger(path[i])) return false;
  return true;
};

const enlarge = (routes: Routes): void => {
  const larger = new Float64Array(2 * routes.points.length);
  larger.set(routes.points);
  routes.points = larger;
};

/** Finds the point on a transport's rim that is nearest to a point. */
const nearestOnRim = (b: Battle, transport: number, x: number, y: number): void => {
  const carrier = leader(b, transport);
  const { radius } = b.plan.models[carrier];
  const away = Math.sqrt(distance2(b.x[carrier], b.y[carrier], x, y));
  rim.x = away === 0 ? b.x[carrier] + radius : b.x[carrier] + Math.round(((x - b.x[carrier]) * radius) / away);
  rim.y = away === 0 ? b.y[carrier] : b.y[carrier] + Math.round(((y - b.y[carrier]) * radius) / away);
};

const boxRoute = (routes: Routes, i: number): void => {
  const { points } = routes;
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let k = routes.start[i]; k < routes.end[i]; k += 2) {
    minX = Math.min(minX, points[k]);
    maxX = Math.max(maxX, points[k]);
    minY = Math.min(minY, points[k + 1]);
    maxY = Math.max(maxY, points[k + 1]);
  }
  routes.minX[i] = minX;
  routes.minY[i] = minY;
  routes.maxX[i] = maxX;
  routes.maxY[i] = maxY;
};

/** Whether a model moves. */
export const isMoving = (routes: Routes, i: number): boolean => routes.end[i] > routes.start[i] + 2;

/** Returns a coordinate of the end of a path. */
export const endX = (routes: Routes, i: number): number => routes.points[routes.end[i] - 2];
/** Returns a coordinate of the end of a path. */
export const endY = (routes: Routes, i: number): number => routes.points[routes.end[i] - 1];

/** Returns the length of a path on flat ground: the sum of its rounded segments. */
export const routeLength = (routes: Routes, i: number): number => {
  const { points } = routes;
  let length = 0;
  for (let k = routes.start[i] + 2; k < routes.end[i]; k += 2)
    length += segmentLength(points[k - 2], points[k - 1], points[k], points[k + 1]);
  return length;
};

/** Whether a base overlaps a piece of terrain anywhere on its path. */
export const routeTouches = (routes: Routes, i: number, piece: TerrainPlan, radius: number): boolean => {
  if (!boxTouches(piece, routes.minX[i], routes.minY[i], routes.maxX[i], routes.maxY[i], radius)) return false;
  const { points } = routes;
  if (!isMoving(routes, i)) return baseTouches(piece, points[routes.start[i]], points[routes.start[i] + 1], radius);
  for (let k = routes.start[i] + 2; k < routes.end[i]; k += 2)
    if (sweepTouches(piece, points[k - 2], points[k - 1], points[k], points[k + 1], radius)) return true;
  return false;
};

/** Returns the squared distance from a point to the nearest point of a path, or to its end only. */
export const routeDistance2 = (routes: Routes, i: number, x: number, y: number, endOnly: boolean): number => {
  const { points } = routes;
  const from = endOnly ? routes.end[i] - 2 : routes.start[i];
  let nearest = distance2(x, y, points[from], points[from + 1]);
  for (let k = from + 2; k < routes.end[i]; k += 2)
    nearest = Math.min(nearest, segmentDistance2(x, y, points[k - 2], points[k - 1], points[k], points[k + 1]));
  return nearest;
};
