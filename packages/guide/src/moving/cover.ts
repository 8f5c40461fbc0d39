import { baseInside, type Battle, type ModelMove, type MoveOrder, type TerrainPlan } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import type { Spot } from './estimate.ts';
import { EXACT_EVALUATION } from './search.ts';
import { trekToward } from './toward.ts';
import { prepareMove, pivotOf, type MovePreparation } from './trek.ts';

/** The number of steps across a piece at which a base is tried. */
const STEPS = 6;

let spare: MovePreparation | undefined;
const spot: Spot = { x: 0, y: 0 };
const entry: Spot = { x: 0, y: 0 };

/**
 * Returns a legal move that puts most of a unit fully inside the reachable piece of cover nearest to a point, or nothing if
 * no cover is in reach. A unit that is already inside may move within it.
 */
export const moveIntoCover = (
  battle: Battle,
  unit: number,
  x: number,
  y: number,
  order: MoveOrder,
): ModelMove[] | undefined => {
  const trek = prepareMove(battle, unit, order, spare);
  spare = trek;
  if (trek.count === 0 || trek.carrier >= 0) return undefined;
  const pivot = trek.models[pivotOf(trek)];
  let best: ModelMove[] | undefined;
  let least = Infinity;
  for (const piece of battle.plan.terrain) {
    if (!piece.cover || piece.impassable || piece.gap) continue;
    if (!findReachable(trek, piece, battle.x[pivot], battle.y[pivot], x, y)) continue;
    const far2 = distance2(spot.x, spot.y, x, y);
    if (far2 >= least) continue;
    const moves = trekToward(trek, spot.x, spot.y, 0, EXACT_EVALUATION);
    if (!moves || !isInside(trek, piece, moves)) continue;
    best = moves;
    least = far2;
  }
  return best;
};

/** Finds the spot inside a piece nearest to a point within reach of a place; false if there is none. */
const findReachable = (
  { widest, shortest }: MovePreparation,
  piece: TerrainPlan,
  fromX: number,
  fromY: number,
  x: number,
  y: number,
): boolean => {
  if (!findInside(piece, widest, fromX, fromY)) return false;
  entry.x = spot.x;
  entry.y = spot.y;
  findInside(piece, widest, x, y);
  const farX = spot.x;
  const farY = spot.y;
  for (let step = 0; step <= STEPS; step++) {
    spot.x = Math.round(farX + ((entry.x - farX) * step) / STEPS);
    spot.y = Math.round(farY + ((entry.y - farY) * step) / STEPS);
    if (distance2(spot.x, spot.y, fromX, fromY) > shortest * shortest) continue;
    if (baseInside(piece, spot.x, spot.y, widest)) return true;
  }
  return false;
};

/** Finds the spot fully inside a piece nearest to a point; false if there is none. */
const findInside = (piece: TerrainPlan, radius: number, x: number, y: number): boolean => {
  const middleX = (piece.minX + piece.maxX) / 2;
  const middleY = (piece.minY + piece.maxY) / 2;
  const nearX = Math.max(piece.minX + radius, Math.min(piece.maxX - radius, x));
  const nearY = Math.max(piece.minY + radius, Math.min(piece.maxY - radius, y));
  for (let step = 0; step <= STEPS; step++) {
    spot.x = Math.round(nearX + ((middleX - nearX) * step) / STEPS);
    spot.y = Math.round(nearY + ((middleY - nearY) * step) / STEPS);
    if (baseInside(piece, spot.x, spot.y, radius)) return true;
  }
  return false;
};

/** Whether most models end fully inside a piece. */
const isInside = ({ battle, count }: MovePreparation, piece: TerrainPlan, moves: readonly ModelMove[]): boolean => {
  let inside = 0;
  for (const { model, path } of moves)
    if (baseInside(piece, path[path.length - 2], path[path.length - 1], battle.plan.models[model].radius)) inside++;
  return 2 * inside > count;
};
