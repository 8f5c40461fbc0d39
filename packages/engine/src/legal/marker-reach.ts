import type { BattlePlan } from '../plan/plan.ts';
import type { ModelPlan } from '../plan/profile.ts';
import type { TerrainPlan } from '../plan/terrain-plan.ts';
import { baseTouches, WIDEST_STEP } from '../space/ground.ts';
import { isPlainlyReachable } from './plain-reach.ts';
import { hasJumps } from './special-moves.ts';

/**
 * The distance between the points at which a base is tried; a gap wider than the base by less than this may be missed.
 */
const STEP = 25;

/** The states of a point for a base: free, blocked, or a gap that it can cross; then whether it was reached. */
const FREE = 0;
const BARRED = 1;
const GAP = 2;
const REACHED = 3;
const CROSSED = 4;

/** The points of a table, every quarter of an inch, that a base can reach. */
interface Raster {
  radius: number;
  columns: number;
  rows: number;
  points: Uint8Array;
}

/** The smallest base that moves on foot on a table, and the smallest that flies or arrives from Ambush. */
interface Reach {
  walker: number;
  leaper: number;
  /** What blocks models on foot. */
  barriers: readonly TerrainPlan[];
  /** Computed when a point is not plainly reachable. */
  rasters: readonly Raster[] | undefined;
}

const known = new WeakMap<BattlePlan, Reach>();

/** Returns the width of the smallest base of all armies that can move and seize, or nothing. */
export const smallestBase = (plan: BattlePlan): number | undefined => {
  const { walker, leaper } = reachOf(plan);
  const radius = Math.min(walker, leaper);
  return radius < Infinity ? 2 * radius : undefined;
};

/**
 * Whether some base can reach an objective and touch it: on foot from a deployment zone, or by flying or Ambush where
 * it fits (muster:marker-reach). A smaller base fits where a larger one does, so only the smallest is tried. Without
 * any such base every place is reachable.
 */
export const isMarkerReachable = (plan: BattlePlan, x: number, y: number): boolean => {
  const reach = reachOf(plan);
  if (Math.min(reach.walker, reach.leaper) === Infinity) return true;
  if (reach.walker < Infinity && isPlainlyReachable(plan, reach.barriers, reach.walker, x, y)) return true;
  reach.rasters ??= drawRasters(plan, reach);
  return reach.rasters.some((raster) => comesTo(raster, x, y));
};

const reachOf = (plan: BattlePlan): Reach => {
  let reach = known.get(plan);
  if (!reach) {
    const { climbHeight } = plan.ruleset.numbers;
    reach = {
      walker: leastRadius(plan, canMove),
      leaper: leastRadius(plan, (model) => model.mayAmbush || (model.flies && canMove(model))),
      barriers: plan.terrain.filter(({ impassable, gap, floor }) => impassable || gap || floor > climbHeight),
      rasters: undefined,
    };
    known.set(plan, reach);
  }
  return reach;
};

/** Returns the smallest base of models that can seize; bases narrower than the grid count as that wide. */
const leastRadius = ({ models, units }: BattlePlan, is: (model: ModelPlan) => boolean): number => {
  const able = models.filter((model) => !model.cannotSeize && !units[model.unit].comes && is(model));
  return Math.max(STEP, Math.min(...able.map(({ radius }) => radius)));
};

const canMove = ({ actions }: ModelPlan): boolean => actions.some((action) => action !== 'hold');

const comesTo = ({ radius, columns, rows, points }: Raster, x: number, y: number): boolean => {
  const least = (at: number): number => Math.max(0, Math.ceil((at - radius) / STEP));
  const most = (at: number, count: number): number => Math.min(count - 1, Math.floor((at + radius) / STEP));
  const [right, bottom] = [most(x, columns), most(y, rows)];
  for (let row = least(y); row <= bottom; row++)
    for (let column = least(x); column <= right; column++) {
      const dx = column * STEP - x;
      const dy = row * STEP - y;
      if (points[row * columns + column] === REACHED && dx * dx + dy * dy <= radius * radius) return true;
    }
  return false;
};

const drawRasters = (plan: BattlePlan, { walker, leaper, barriers }: Reach): Raster[] => [
  ...(walker < Infinity ? [onFoot(plan, walker, barriers)] : []),
  ...(leaper < Infinity ? [anywhere(plan, leaper)] : []),
];

/** Returns all points of a table where a base is fully on it. */
const rasterOf = ({ table }: BattlePlan, radius: number): Raster => {
  const [columns, rows] = [Math.floor(table.width / STEP) + 1, Math.floor(table.depth / STEP) + 1];
  const points = new Uint8Array(columns * rows).fill(BARRED);
  const first = Math.ceil(radius / STEP);
  const [right, bottom] = [Math.floor((table.width - radius) / STEP), Math.floor((table.depth - radius) / STEP)];
  for (let row = first; row <= bottom; row++) points.fill(FREE, row * columns + first, row * columns + right + 1);
  return { radius, columns, rows, points };
};

/** Marks the points at which a base would touch a piece. */
const mark = ({ radius, columns, rows, points }: Raster, piece: TerrainPlan, as: number): void => {
  const first = (low: number): number => Math.max(0, Math.ceil((low - radius) / STEP));
  const last = (high: number, count: number): number => Math.min(count - 1, Math.floor((high + radius) / STEP));
  const [right, bottom] = [last(piece.maxX, columns), last(piece.maxY, rows)];
  for (let row = first(piece.minY); row <= bottom; row++)
    for (let column = first(piece.minX); column <= right; column++) {
      const at = row * columns + column;
      if (points[at] !== BARRED && baseTouches(piece, column * STEP, row * STEP, radius)) points[at] = as;
    }
};

/** Returns every point where a base fits. */
const anywhere = (plan: BattlePlan, radius: number): Raster => {
  const raster = rasterOf(plan, radius);
  for (const piece of plan.landscape.barred) mark(raster, piece, BARRED);
  const { points } = raster;
  for (let at = 0; at < points.length; at++) if (points[at] === FREE) points[at] = REACHED;
  return raster;
};

/**
 * Returns every point that a base can reach on foot from a deployment zone; narrow gaps are stepped over, others
 * jumped where the game allows it.
 */
const onFoot = (plan: BattlePlan, radius: number, barriers: readonly TerrainPlan[]): Raster => {
  const raster = rasterOf(plan, radius);
  for (const piece of barriers)
    mark(raster, piece, piece.gap && !piece.impassable && (hasJumps(plan) || isNarrow(piece)) ? GAP : BARRED);
  spread(raster, startsOf(plan, raster));
  return raster;
};

const isNarrow = ({ minX, minY, maxX, maxY }: TerrainPlan): boolean =>
  Math.min(maxX - minX, maxY - minY) <= WIDEST_STEP;

/** Returns the points at which a base can be deployed. */
const startsOf = ({ zones }: BattlePlan, { radius, columns, points }: Raster): number[] => {
  const starts: number[] = [];
  for (const { minX, minY, maxX, maxY } of zones)
    for (let row = Math.ceil((minY + radius) / STEP); row <= Math.floor((maxY - radius) / STEP); row++)
      for (let column = Math.ceil((minX + radius) / STEP); column <= Math.floor((maxX - radius) / STEP); column++)
        if (points[row * columns + column] === FREE) starts.push(row * columns + column);
  return starts;
};

/** Spreads from some points to all connected ones. The rim of the grid is blocked, so rows do not connect. */
const spread = ({ columns, points }: Raster, open: number[]): void => {
  for (const at of open) points[at] = REACHED;
  const around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const step of around) {
      const next = at + step;
      if (points[next] !== FREE && points[next] !== GAP) continue;
      points[next] = points[next] === FREE ? REACHED : CROSSED;
      open.push(next);
    }
};
