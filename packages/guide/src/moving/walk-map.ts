import { baseTouches, type BattlePlan, type TerrainPlan } from '@muster/engine';
import { INCH } from '@muster/kernel';

/** The ways of movement: on foot, on foot without being slowed, or flying. */
export const MOVEMENT_KINDS = ['walk', 'stride', 'fly'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** The table in cells of an inch for bases of one size, with a border of blocked cells. */
export interface WalkMap {
  /** The number of columns and rows, including the border. */
  columns: number;
  rows: number;
  /** The cost of crossing a cell, in tenths of an inch; 0 where such a base does not fit. */
  cost: Uint8Array;
}

/** The side of a cell. */
export const CELL: number = INCH;

const OPEN = 10;
const DIFFICULT = 8;
const UPHILL = 5;
const DANGEROUS = 14;
const DANGEROUS_IN_HASTE = 5;
const EDGE = 8;

/** The base sizes that share a map; larger bases have their own. */
const SIZES = [65, 100, 120, 200, 240];

/** Returns the map size for a base, at least its own size. */
export const sizeOfBase = (radius: number): number => {
  for (let k = 0; k < SIZES.length; k++) if (radius <= SIZES[k]) return SIZES[k];
  return radius;
};

/** Makes the map for bases of one size. */
export const drawMap = (plan: BattlePlan, radius: number, gait: MovementKind): WalkMap => {
  const { width, depth } = plan.table;
  const columns = Math.max(1, Math.ceil(width / CELL)) + 2;
  const rows = Math.max(1, Math.ceil(depth / CELL)) + 2;
  const cost = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const x = middleOf(column);
      const y = middleOf(row);
      if (x < radius || y < radius || x > width - radius || y > depth - radius) continue;
      cost[row * columns + column] = costAt(plan, x, y, radius, gait);
    }
  return { columns, rows, cost };
};

/** Returns the middle of a column or row on the table. */
export const middleOf = (place: number): number => place * CELL - CELL / 2;

/** Returns the cell of a point, or the nearest one. */
export const cellOf = ({ columns, rows }: WalkMap, x: number, y: number): number => {
  const column = Math.max(1, Math.min(columns - 2, Math.floor(x / CELL) + 1));
  const row = Math.max(1, Math.min(rows - 2, Math.floor(y / CELL) + 1));
  return row * columns + column;
};

const costAt = (plan: BattlePlan, x: number, y: number, radius: number, gait: MovementKind): number => {
  if (gait === 'fly') return OPEN;
  let cost = OPEN;
  for (const piece of plan.terrain) {
    if (!baseTouches(piece, x, y, radius)) continue;
    if (piece.impassable || piece.gap || piece.floor > plan.ruleset.numbers.climbHeight) return 0;
    cost += costOf(piece, plan, gait);
  }
  return Math.min(cost, 60);
};

const costOf = (piece: TerrainPlan, plan: BattlePlan, gait: MovementKind): number => {
  let cost = piece.floor > plan.ruleset.numbers.stepHeight ? EDGE : 0;
  if (gait === 'walk' && piece.difficult) cost += piece.difficultUphill ? UPHILL : DIFFICULT;
  if (piece.dangerous) cost += piece.dangerousInHaste ? DANGEROUS_IN_HASTE : DANGEROUS;
  return cost;
};
