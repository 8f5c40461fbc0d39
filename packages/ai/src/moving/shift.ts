import { climbCost, isOverhanging, type ModelMove } from '@muster/engine';
import { segmentLength } from '@muster/kernel';
import { findStart, start, type Trek } from './trek.ts';
import { isClear, isFree } from './way.ts';

const line = [0, 0, 0, 0];

/** Whether the whole unit may go straight by so much as one body, as far as ground and other units are concerned. */
export const canShift = (trek: Trek, dx: number, dy: number): boolean => {
  const { battle, models, limits, flies, radii, heights } = trek;
  const length = segmentLength(0, 0, dx, dy);
  for (let i = 0; i < models.length; i++) {
    if (length > limits[i]) return false;
    const x = battle.x[models[i]];
    const y = battle.y[models[i]];
    findStart(trek, i, x + dx, y + dy);
    if (flies[i]) {
      if (!isFree(trek, i, x + dx, y + dy)) return false;
      continue;
    }
    if (!isOnBoard(trek, radii[i], x + dx, y + dy) || !isClear(trek, i, x, y, x + dx, y + dy)) return false;
    if (heights.length === 0) continue;
    if (isOverhanging(battle.plan, x + dx, y + dy, radii[i])) return false;
    [line[0], line[1], line[2], line[3]] = [start.x, start.y, x + dx, y + dy];
    if (length + climbCost(battle.plan, line) > limits[i]) return false;
  }
  return true;
};

const isOnBoard = ({ battle }: Trek, radius: number, x: number, y: number): boolean => {
  const { width, depth } = battle.plan.table;
  return x >= radius && y >= radius && x <= width - radius && y <= depth - radius;
};

/** The moves of a unit that goes straight by so much as one body. */
export const shiftMoves = ({ battle, models }: Trek, dx: number, dy: number): ModelMove[] => {
  const moves: ModelMove[] = [];
  for (const model of models) moves.push({ model, path: [battle.x[model] + dx, battle.y[model] + dy] });
  return moves;
};
