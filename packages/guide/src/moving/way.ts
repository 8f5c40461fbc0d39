import { baseTouches, climbCost, gainsHeight, isOverhanging, type TerrainPlan } from '@muster/engine';
import { distance2, pointNearSegment, segmentLength } from '@muster/kernel';
import { sweepMeets } from './sweep.ts';
import { findStart, start, type MovePreparation } from './trek.ts';

/** The obstacle of the last line check: a model of another unit by its place, or a wall. */
const blocker = { other: -1, wall: undefined as TerrainPlan | undefined };

/** The most corners tried for one bend. */
const MOST_BENDS = 8;

/** The most corners next to models, and in total. */
const MOST_BESIDE = 24;
const MOST_CORNERS = 64;

/** The most points of a bent way. */
const MOST_LEGS = 3;

/** The most stored ways of other models. */
const MOST_HINTS = 3;

/** The room left at corners for rounding. */
const ROOM = 6;

/** Whether a base may end here: on the table, on firm ground, clear of other units. The own unit is ignored. */
export const isFree = (trek: MovePreparation, i: number, x: number, y: number): boolean => {
  const { gap, wallCount, walls, otherCount, otherX, otherY, otherRadius } = trek;
  const { plan } = trek.battle;
  const radius = trek.radii[i];
  if (x < radius || y < radius || x > plan.table.width - radius || y > plan.table.depth - radius) return false;
  for (let k = 0; k < otherCount; k++) {
    const apart = radius + otherRadius[k] + gap;
    const dx = otherX[k] - x;
    const dy = otherY[k] - y;
    if (dx * dx + dy * dy < apart * apart) return false;
  }
  for (let k = 0; k < wallCount; k++) if (baseTouches(walls[k], x, y, radius)) return false;
  return !trek.hilly || !isOverhanging(plan, x, y, radius);
};

/** Whether a base may move straight from a to b, on a way that begins at `start`. */
export const isClear = (trek: MovePreparation, i: number, ax: number, ay: number, bx: number, by: number): boolean => {
  const { gap, otherCount, otherX, otherY, otherRadius, wallCount, walls } = trek;
  const radius = trek.radii[i];
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  const minX = dx < 0 ? bx : ax;
  const maxX = dx < 0 ? ax : bx;
  const minY = dy < 0 ? by : ay;
  const maxY = dy < 0 ? ay : by;
  for (let k = 0; k < otherCount; k++) {
    const apart = radius + otherRadius[k] + gap;
    const x = otherX[k];
    const y = otherY[k];
    if (x + apart <= minX || x - apart >= maxX || y + apart <= minY || y - apart >= maxY) continue;
    const ex = x - ax;
    const ey = y - ay;
    const along = ex * dx + ey * dy;
    let near2: number;
    if (along <= 0) near2 = ex * ex + ey * ey;
    else if (along >= length2) near2 = distance2(x, y, bx, by);
    else near2 = ((dx * ey - dy * ex) * (dx * ey - dy * ex)) / length2;
    // A model that starts closer may move, as long as it does not come even closer.
    if (near2 >= apart * apart || near2 >= distance2(start.x, start.y, x, y)) continue;
    blocker.other = k;
    return false;
  }
  for (let k = 0; k < wallCount; k++) {
    if (!sweepMeets(walls[k], ax, ay, bx, by, radius)) continue;
    blocker.other = -1;
    blocker.wall = walls[k];
    return false;
  }
  return !trek.shy || !trek.slowable[i] || !meetsSlow(trek, ax, ay, bx, by, radius);
};

/** Returns how far a base may move straight from `start` toward a point before it is too near another unit. */
export const clearLength = (trek: MovePreparation, i: number, bx: number, by: number, length: number): number => {
  const { gap, otherCount, otherX, otherY, otherRadius } = trek;
  const radius = trek.radii[i];
  const away = Math.sqrt(distance2(start.x, start.y, bx, by));
  if (away === 0) return 0;
  const ux = (bx - start.x) / away;
  const uy = (by - start.y) / away;
  let clear = length;
  for (let k = 0; k < otherCount; k++) {
    const apart = radius + otherRadius[k] + gap;
    const ex = otherX[k] - start.x;
    const ey = otherY[k] - start.y;
    const along = ex * ux + ey * uy;
    const beside2 = ex * ex + ey * ey - along * along;
    if (along <= 0 || beside2 >= apart * apart) continue;
    const entry = along - Math.sqrt(apart * apart - beside2);
    if (entry < clear) clear = entry;
  }
  return Math.max(0, clear);
};

const line = [0, 0, 0, 0];

const meetsSlow = (trek: MovePreparation, ax: number, ay: number, bx: number, by: number, radius: number): boolean => {
  for (let k = 0; k < trek.slowCount; k++) {
    const piece = trek.slows[k];
    if (!sweepMeets(piece, ax, ay, bx, by, radius)) continue;
    if (piece.difficultUphill) {
      [line[0], line[1], line[2], line[3]] = [ax, ay, bx, by];
      if (!gainsHeight(trek.battle.plan, line)) continue;
    }
    blocker.other = -1;
    blocker.wall = piece;
    return true;
  }
  return false;
};

/** Returns a way of a model to a free spot, straight or around obstacles, or nothing if it is too far. */
export const findWay = (
  trek: MovePreparation,
  i: number,
  x: number,
  y: number,
  bends = 2,
  limit: number = trek.limits[i],
): number[] | undefined => {
  findStart(trek, i, x, y);
  if (segmentLength(start.x, start.y, x, y) > limit) return undefined;
  if (trek.flies[i]) return [x, y];
  const way = followBends(trek, i, x, y, limit) ?? bendAround(trek, i, x, y, limit, trek.carrier >= 0 ? 0 : bends);
  if (!way || (trek.hilly && !isClimbable(trek, way, limit))) return undefined;
  if (way.length > 2 && trek.bends.length < MOST_HINTS) trek.bends.push(way.slice(0, -2));
  return way;
};

/** The obstacle of the last straight way, if nothing else matters: a wall, or terrain to avoid. */
let barrier: TerrainPlan | undefined;

/** Clears the obstacle of the last straight way, for another model or place. */
export const forgetBarrier = (): void => {
  barrier = undefined;
};

/** Whether the obstacle of the last straight way also blocks the way to a point. */
export const isBarredAgain = ({ battle, models, radii }: MovePreparation, i: number, x: number, y: number): boolean =>
  barrier !== undefined && sweepMeets(barrier, battle.x[models[i]], battle.y[models[i]], x, y, radii[i]);

/** Returns a way of a model to a free spot that is straight, or bent like that of another model, if any. */
export const findStraightWay = (trek: MovePreparation, i: number, x: number, y: number): number[] | undefined => {
  if (trek.bends.length > 0 || trek.carrier >= 0 || trek.flies[i]) return findWay(trek, i, x, y, 0);
  findStart(trek, i, x, y);
  if (segmentLength(start.x, start.y, x, y) > trek.limits[i]) return undefined;
  if (!isClear(trek, i, start.x, start.y, x, y)) {
    if (blocker.other < 0 && blocker.wall && !blocker.wall.difficultUphill) barrier = blocker.wall;
    return undefined;
  }
  const way = [x, y];
  return trek.hilly && !isClimbable(trek, way, trek.limits[i]) ? undefined : way;
};

/** Cuts a way at its limit, rounded toward the start. */
export const cutWay = (trek: MovePreparation, i: number, way: number[], limit: number): number[] => {
  findStart(trek, i, way[0], way[1]);
  let { x, y } = start;
  let left = limit;
  for (let k = 0; k < way.length; k += 2) {
    const apart = segmentLength(x, y, way[k], way[k + 1]);
    if (apart > left) {
      const share = Math.max(0, left - 1) / apart;
      return [...way.slice(0, k), x + Math.trunc((way[k] - x) * share), y + Math.trunc((way[k + 1] - y) * share)];
    }
    left -= apart;
    x = way[k];
    y = way[k + 1];
  }
  return way;
};

/** Tries the bends of other models' ways if the straight way is blocked. */
const followBends = (trek: MovePreparation, i: number, x: number, y: number, limit: number): number[] | undefined => {
  if (trek.bends.length === 0 || isClear(trek, i, start.x, start.y, x, y)) return undefined;
  for (const bends of trek.bends) {
    const way = [...bends, x, y];
    let length = segmentLength(start.x, start.y, way[0], way[1]);
    for (let k = 2; k < way.length; k += 2) length += segmentLength(way[k - 2], way[k - 1], way[k], way[k + 1]);
    if (length > limit || !isClear(trek, i, start.x, start.y, way[0], way[1])) continue;
    let clear = true;
    for (let k = 2; clear && k < way.length; k += 2)
      clear = isClear(trek, i, way[k - 2], way[k - 1], way[k], way[k + 1]);
    if (clear) return way;
  }
  return undefined;
};

/** Whether a way is short enough including its climbs. */
const isClimbable = (trek: MovePreparation, way: readonly number[], limit: number): boolean => {
  const whole = [start.x, start.y, ...way];
  const climb = climbCost(trek.battle.plan, whole);
  if (climb === 0) return true;
  let length = climb;
  for (let k = 2; k < whole.length; k += 2) length += segmentLength(whole[k - 2], whole[k - 1], whole[k], whole[k + 1]);
  return length <= limit;
};

/** The points of the way that is being bent. */
const bendX = new Float64Array(MOST_LEGS);
const bendY = new Float64Array(MOST_LEGS);

const bendAround = (
  trek: MovePreparation,
  i: number,
  x: number,
  y: number,
  limit: number,
  bends: number,
): number[] | undefined => {
  const count = goAround(trek, i, start.x, start.y, x, y, limit, bends, 0);
  if (count === 0) return undefined;
  const way: number[] = [];
  for (let k = 0; k < count; k++) way.push(bendX[k], bendY[k]);
  return way;
};

/** The corners for each bend of a way, and the length of the way over each. */
const tried = Array.from({ length: MOST_LEGS }, () => ({
  points: new Float64Array(2 * MOST_CORNERS),
  lengths: new Float64Array(MOST_CORNERS),
}));

/** Bends a way around obstacles between a and b, and returns its number of points, or 0. */
const goAround = (
  trek: MovePreparation,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  left: number,
  bends: number,
  legs: number,
): number => {
  if (isClear(trek, i, ax, ay, bx, by)) {
    bendX[legs] = bx;
    bendY[legs] = by;
    return legs + 1;
  }
  if (bends === 0) return 0;
  const { points, lengths } = tried[legs];
  const count =
    blocker.other >= 0
      ? besideOthers(trek, i, ax, ay, bx, by, points)
      : aroundWall(blocker.wall, trek.radii[i], points);
  for (let k = 0; k < count; k++) {
    const cx = points[2 * k];
    const cy = points[2 * k + 1];
    lengths[k] = segmentLength(ax, ay, cx, cy) + segmentLength(cx, cy, bx, by);
  }
  for (let tries = 0; tries < MOST_BENDS; tries++) {
    let best = -1;
    for (let k = 0; k < count; k++) if (lengths[k] <= left && (best < 0 || lengths[k] < lengths[best])) best = k;
    if (best < 0) return 0;
    lengths[best] = Infinity;
    const cx = points[2 * best];
    const cy = points[2 * best + 1];
    if (!isOnBoard(trek, trek.radii[i], cx, cy) || !isClear(trek, i, ax, ay, cx, cy)) continue;
    const rest = left - segmentLength(ax, ay, cx, cy);
    const made = goAround(trek, i, cx, cy, bx, by, rest, bends - 1, legs + 1);
    if (made === 0) continue;
    bendX[legs] = cx;
    bendY[legs] = cy;
    return made;
  }
  return 0;
};

/** Whether a base is fully on the table. */
export const isOnBoard = ({ battle }: MovePreparation, radius: number, x: number, y: number): boolean => {
  const { width, depth } = battle.plan.table;
  return x >= radius && y >= radius && x <= width - radius && y <= depth - radius;
};

/** Adds points on both sides of the models that block a straight way, where lines that just pass them meet. */
const besideOthers = (
  trek: MovePreparation,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  points: Float64Array,
): number => {
  let count = 0;
  for (let k = blocker.other; k < trek.otherCount && count < MOST_BESIDE; k++) {
    const x = trek.otherX[k];
    const y = trek.otherY[k];
    const clear = trek.radii[i] + trek.otherRadius[k] + trek.gap;
    if (!pointNearSegment(x, y, ax, ay, bx, by, clear)) continue;
    count += addBeside(points, count, x, y, clear + 2, ax, ay, bx, by, 1);
    count += addBeside(points, count, x, y, clear + 2, ax, ay, bx, by, -1);
  }
  return count;
};

/** Adds the point where the tangents of a circle from a and b meet on one side, and returns the number of points. */
const addBeside = (
  points: Float64Array,
  at: number,
  cx: number,
  cy: number,
  radius: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  side: number,
): number => {
  const fromA = Math.sqrt(distance2(ax, ay, cx, cy));
  const fromB = Math.sqrt(distance2(bx, by, cx, cy));
  if (fromA === 0 || fromB <= radius) return 0;
  // A model that starts too near moves aside first, and a little away.
  const sinA = fromA <= radius ? side : (side * radius) / fromA;
  const cosA = fromA <= radius ? ASIDE : Math.sqrt(1 - sinA * sinA);
  const ux = ((cx - ax) * cosA - (cy - ay) * sinA) / fromA;
  const uy = ((cy - ay) * cosA + (cx - ax) * sinA) / fromA;
  const sinB = (-side * radius) / fromB;
  const cosB = Math.sqrt(1 - sinB * sinB);
  const vx = ((cx - bx) * cosB - (cy - by) * sinB) / fromB;
  const vy = ((cy - by) * cosB + (cx - bx) * sinB) / fromB;
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < 0.01) return 0;
  const along = ((bx - ax) * vy - (by - ay) * vx) / turn;
  if (along <= 0) return 0;
  points[2 * at] = Math.round(ax + ux * along);
  points[2 * at + 1] = Math.round(ay + uy * along);
  // Around a sharp corner two bends are shorter than one: this is the first of them.
  const touching = fromA <= radius ? 0 : Math.sqrt(fromA * fromA - radius * radius);
  const half = (along - touching) / radius;
  if (half < SHARP) return 1;
  const first = touching + (radius * (Math.sqrt(1 + half * half) - 1)) / half;
  points[2 * at + 2] = Math.round(ax + ux * first);
  points[2 * at + 3] = Math.round(ay + uy * first);
  return 2;
};

const ASIDE = -0.03;

/** The tangent of half the turn from which a corner is sharp. */
const SHARP = 0.6;

/** Stores points just outside the corners of a wall, and returns their number. */
const aroundWall = (wall: TerrainPlan | undefined, radius: number, points: Float64Array): number => {
  if (!wall) return 0;
  const corners = cornersFor(wall, radius);
  const count = Math.min(MOST_CORNERS, corners.length / 2);
  for (let k = 0; k < 2 * count; k++) points[k] = corners[k];
  return count;
};

const cornersOf = new WeakMap<TerrainPlan, Map<number, readonly number[]>>();

/** Returns points just outside the corners of a wall, cached for each base size. */
const cornersFor = (wall: TerrainPlan, radius: number): readonly number[] => {
  let bySize = cornersOf.get(wall);
  if (!bySize) {
    bySize = new Map();
    cornersOf.set(wall, bySize);
  }
  const known = bySize.get(radius);
  if (known) return known;
  const made = findCorners(wall.polygon, radius);
  bySize.set(radius, made);
  return made;
};

const findCorners = (polygon: readonly number[], radius: number): number[] => {
  const made: number[] = [];
  const n = polygon.length;
  for (let k = 0; k < n; k += 2) {
    const x = polygon[k];
    const y = polygon[k + 1];
    // Away from both neighbours, along the line that halves the corner.
    const ax = x - polygon[(k + n - 2) % n];
    const ay = y - polygon[(k + n - 1) % n];
    const bx = x - polygon[(k + 2) % n];
    const by = y - polygon[(k + 3) % n];
    const a = Math.max(1, Math.sqrt(ax * ax + ay * ay));
    const b = Math.max(1, Math.sqrt(bx * bx + by * by));
    const ox = ax / a + bx / b;
    const oy = ay / a + by / b;
    const o = Math.sqrt(ox * ox + oy * oy);
    if (o < 0.2) continue;
    // The flatter the corner, the nearer the point that passes both edges.
    const out = (radius + ROOM) * Math.min(3, Math.max(1, 2 / Math.sqrt(Math.max(0.3, 4 - o * o))));
    made.push(Math.round(x + (ox / o) * out), Math.round(y + (oy / o) * out));
  }
  return made;
};
