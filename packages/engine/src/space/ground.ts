import {
  borderNear,
  circleInsidePolygon,
  circleOverlapsPolygon,
  INCH,
  pointInPolygon,
  segmentLength,
  sweptCircleOverlapsPolygon,
} from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { insideSpans, spans } from './spans.ts';

/** Fractions of a segment at which the ground may change its height. */
let changes = new Float64Array(64);

/** A part shorter than this fraction of a segment is the seam between two pieces, not ground. */
const SEAM = 1e-9;

/** Returns the height of the ground at a point; 0 is the table. */
export const floorAt = (plan: BattlePlan, x: number, y: number): number => {
  let floor = 0;
  for (const piece of plan.landscape.heights) if (piece.floor > floor && holdsPoint(piece, x, y)) floor = piece.floor;
  return floor;
};

/** Whether a point is in a piece of terrain; its border counts. */
export const holdsPoint = (piece: TerrainPlan, x: number, y: number): boolean =>
  x >= piece.minX && x <= piece.maxX && y >= piece.minY && y <= piece.maxY && pointInPolygon(x, y, piece.polygon);

/** Whether a base overlaps a piece of terrain; touching its border from outside does not count. */
export const baseTouches = (piece: TerrainPlan, x: number, y: number, radius: number): boolean =>
  boxTouches(piece, x, y, x, y, radius) && circleOverlapsPolygon(x, y, radius, piece.polygon);

/** Whether a base is fully inside a piece of terrain. */
export const baseInside = (piece: TerrainPlan, x: number, y: number, radius: number): boolean =>
  x - radius >= piece.minX &&
  x + radius <= piece.maxX &&
  y - radius >= piece.minY &&
  y + radius <= piece.maxY &&
  circleInsidePolygon(x, y, radius, piece.polygon);

/** Whether a base that moves straight from a to b overlaps a piece of terrain. */
export const sweepTouches = (
  piece: TerrainPlan,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): boolean =>
  boxTouches(piece, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), radius) &&
  sweptCircleOverlapsPolygon(ax, ay, bx, by, radius, piece.polygon);

/** Whether a box, enlarged by a radius, overlaps the bounding box of a piece. */
export const boxTouches = (
  piece: TerrainPlan,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  radius: number,
): boolean =>
  maxX + radius > piece.minX && minX - radius < piece.maxX && maxY + radius > piece.minY && minY - radius < piece.maxY;

/**
 * Whether a base overhangs an edge: the border of an elevated piece that is too high for a step, or a gap (battle:G22).
 * A border below another piece of at least this height that carries the whole base is not an edge.
 */
export const isOverhanging = (plan: BattlePlan, x: number, y: number, radius: number): boolean => {
  const { stepHeight } = plan.ruleset.numbers;
  for (const piece of plan.landscape.edges) {
    if (!boxTouches(piece, x, y, x, y, radius)) continue;
    if (piece.gap && circleOverlapsPolygon(x, y, radius, piece.polygon)) return true;
    if (piece.floor <= stepHeight || !borderNear(x, y, radius, piece.polygon)) continue;
    if (!isBuried(plan, piece, x, y, radius)) return true;
  }
  return false;
};

const isBuried = (plan: BattlePlan, buried: TerrainPlan, x: number, y: number, radius: number): boolean => {
  for (const piece of plan.landscape.heights)
    if (piece !== buried && piece.floor >= buried.floor && baseInside(piece, x, y, radius)) return true;
  return false;
};

/** Returns the movement that heights on a path cost: the sum of ups and downs, except over steps (battle:G22). */
export const climbCost = (plan: BattlePlan, path: ArrayLike<number>, from = 0, to: number = path.length): number =>
  walkHeights(plan, path, from, to, false);

/** Whether a path leads uphill anywhere, even by a step. */
export const gainsHeight = (plan: BattlePlan, path: ArrayLike<number>, from = 0, to: number = path.length): boolean =>
  walkHeights(plan, path, from, to, true) > 0;

/** Follows the ground on a path x0, y0, x1, y1, … and returns the cost of its heights, or the sum of all rises. */
const walkHeights = (plan: BattlePlan, path: ArrayLike<number>, from: number, to: number, rise: boolean): number => {
  const { stepHeight } = plan.ruleset.numbers;
  if (!meetsHeights(plan, path, from, to, rise ? 0 : stepHeight)) return 0;
  let total = 0;
  let height = walkableFloor(plan, path[from], path[from + 1]);
  for (let i = from + 2; i < to; i += 2) {
    const ax = path[i - 2];
    const ay = path[i - 1];
    const dx = path[i] - ax;
    const dy = path[i + 1] - ay;
    const count = markChanges(plan, ax, ay, path[i], path[i + 1]);
    for (let k = 1; k <= count; k++) {
      const last = k === count;
      if (last ? i + 2 < to : changes[k] - changes[k - 1] < SEAM) continue;
      const share = last ? 1 : (changes[k - 1] + changes[k]) / 2;
      const next = walkableFloor(plan, ax + share * dx, ay + share * dy);
      if (rise) total += Math.max(0, next - height);
      else total += climbBetween(height, next, stepHeight);
      height = next;
    }
  }
  return total;
};

/** Returns the movement that a change of height costs: nothing for a step. */
export const climbBetween = (height: number, next: number, stepHeight: number): number =>
  next > stepHeight || height > stepHeight ? Math.abs(next - height) : 0;

/** Returns the height of the ground at a point without terrain that is too high to stand on. */
export const walkableFloor = (plan: BattlePlan, x: number, y: number): number => {
  const { standHeight } = plan.ruleset.numbers;
  let floor = 0;
  for (const piece of plan.landscape.heights)
    if (piece.floor > floor && piece.floor <= standHeight && holdsPoint(piece, x, y)) floor = piece.floor;
  return floor;
};

const meetsHeights = (plan: BattlePlan, path: ArrayLike<number>, from: number, to: number, above: number): boolean => {
  for (const piece of plan.landscape.heights) {
    if (piece.floor <= above || piece.floor > plan.ruleset.numbers.standHeight) continue;
    let beyond = 15;
    for (let i = from; i < to; i += 2) {
      const x = path[i];
      const y = path[i + 1];
      beyond &=
        (x < piece.minX ? 1 : 0) | (x > piece.maxX ? 2 : 0) | (y < piece.minY ? 4 : 0) | (y > piece.maxY ? 8 : 0);
    }
    if (beyond === 0) return true;
  }
  return false;
};

/** Stores 0, 1 and the fractions of a segment at which it enters or leaves elevated ground, in order. */
const markChanges = (plan: BattlePlan, ax: number, ay: number, bx: number, by: number): number => {
  let count = 2;
  changes[0] = 0;
  changes[1] = 1;
  for (const piece of plan.landscape.heights) {
    if (piece.floor > plan.ruleset.numbers.standHeight) continue;
    if (!boxTouches(piece, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), 1)) continue;
    const found = insideSpans(ax, ay, bx, by, piece.polygon);
    if (changes.length < count + 2 * found) {
      const larger = new Float64Array(2 * (count + 2 * found));
      larger.set(changes);
      changes = larger;
    }
    for (let i = 0; i < 2 * found; i++) {
      const share = spans[i];
      if (share <= 0 || share >= 1) continue;
      let k = count++;
      for (; changes[k - 1] > share; k--) changes[k] = changes[k - 1];
      changes[k] = share;
    }
  }
  return count;
};

/** Returns the longest part of a path over a gap, rounded. */
export const gapCrossed = (gap: TerrainPlan, path: ArrayLike<number>, from = 0, to: number = path.length): number => {
  let longest = 0;
  let run = 0;
  for (let i = from + 2; i < to; i += 2) {
    const length = segmentLength(path[i - 2], path[i - 1], path[i], path[i + 1]);
    // A model that stops over a gap has not left it.
    if (length === 0) continue;
    const found = insideSpans(path[i - 2], path[i - 1], path[i], path[i + 1], gap.polygon);
    if (found === 0) run = 0;
    for (let k = 0; k < 2 * found; k += 2) {
      if (spans[k] > 0) run = 0;
      run += (spans[k + 1] - spans[k]) * length;
      longest = Math.max(longest, run);
      if (spans[k + 1] < 1) run = 0;
    }
  }
  return Math.round(longest);
};

/** Models step over gaps up to this width. */
export const WIDEST_STEP: number = INCH;
