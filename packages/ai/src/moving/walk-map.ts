import { baseTouches, type BattlePlan, isOverhanging, type TerrainPlan } from '@muster/engine';
import { INCH } from '@muster/kernel';

/** How a unit gets about: on foot, on foot but never slowed, or above everything. */
export const GAITS = ['walk', 'stride', 'fly'] as const;
export type Gait = (typeof GAITS)[number];

/** The table in cells of an inch, as bases of one size find it. */
export interface WalkMap {
  columns: number;
  rows: number;
  /** What crossing a cell costs, in tenths of an inch; 0 where no such base fits. */
  cost: Uint8Array;
  /** 1 where such a base may come to rest. */
  stand: Uint8Array;
}

/** The side of a cell. */
export const CELL: number = INCH;

const OPEN = 10;
const DIFFICULT = 8;
const UPHILL = 5;
const DANGEROUS = 14;
const DANGEROUS_IN_HASTE = 5;
const EDGE = 8;

/** Bases up to so large share a map; larger ones have their own. */
const SIZES = [65, 100, 120, 200, 240];

/** The size that stands for a base on maps: at least as large as it is. */
export const sizeOfBase = (radius: number): number => SIZES.find((size) => radius <= size) ?? radius;

/** Draws the map for bases of one size. */
export const drawMap = (plan: BattlePlan, radius: number, gait: Gait): WalkMap => {
  const columns = Math.max(1, Math.ceil(plan.table.width / CELL));
  const rows = Math.max(1, Math.ceil(plan.table.depth / CELL));
  const cost = new Uint8Array(columns * rows);
  const stand = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = column * CELL + CELL / 2;
      const y = row * CELL + CELL / 2;
      const at = row * columns + column;
      if (x < radius || y < radius || x > plan.table.width - radius || y > plan.table.depth - radius) continue;
      cost[at] = costAt(plan, x, y, radius, gait);
      stand[at] = canStand(plan, x, y, radius) ? 1 : 0;
    }
  return { columns, rows, cost, stand };
};

const costAt = (plan: BattlePlan, x: number, y: number, radius: number, gait: Gait): number => {
  if (gait === 'fly') return OPEN;
  let cost = OPEN;
  for (const piece of plan.terrain) {
    if (!baseTouches(piece, x, y, radius)) continue;
    if (piece.impassable || piece.gap || piece.floor > plan.ruleset.numbers.climbHeight) return 0;
    cost += costOf(piece, plan, gait);
  }
  return Math.min(cost, 60);
};

const costOf = (piece: TerrainPlan, plan: BattlePlan, gait: Gait): number => {
  let cost = piece.floor > plan.ruleset.numbers.stepHeight ? EDGE : 0;
  if (gait === 'walk' && piece.difficult) cost += piece.difficultUphill ? UPHILL : DIFFICULT;
  if (piece.dangerous) cost += piece.dangerousInHaste ? DANGEROUS_IN_HASTE : DANGEROUS;
  return cost;
};

const canStand = (plan: BattlePlan, x: number, y: number, radius: number): boolean => {
  for (const piece of plan.terrain)
    if ((piece.impassable || piece.gap) && baseTouches(piece, x, y, radius)) return false;
  return !isOverhanging(plan, x, y, radius);
};
