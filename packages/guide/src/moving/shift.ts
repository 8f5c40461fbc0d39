import { climbCost, isOverhanging, type ModelMove } from '@muster/engine';
import { segmentLength } from '@muster/kernel';
import { findStart, start, type MovePreparation } from './trek.ts';
import { isClear, isFree, isOnBoard } from './way.ts';

const line = [0, 0, 0, 0];

/** Whether the whole unit may move straight in formation, considering terrain and other units. */
export const canShift = (trek: MovePreparation, dx: number, dy: number): boolean => {
  const { battle, count, models, limits, flies, radii } = trek;
  const length = segmentLength(0, 0, dx, dy);
  if (length > trek.shortest) return false;
  for (let i = 0; i < count; i++) {
    const x = battle.x[models[i]];
    const y = battle.y[models[i]];
    const toX = x + dx;
    const toY = y + dy;
    if (!isOnBoard(trek, radii[i], toX, toY)) return false;
    if (flies[i]) {
      if (!isFree(trek, i, toX, toY)) return false;
      continue;
    }
    findStart(trek, i, toX, toY);
    if (!isClear(trek, i, x, y, toX, toY)) return false;
    if (!trek.hilly) continue;
    if (isOverhanging(battle.plan, toX, toY, radii[i])) return false;
    line[0] = start.x;
    line[1] = start.y;
    line[2] = toX;
    line[3] = toY;
    if (length + climbCost(battle.plan, line) > limits[i]) return false;
  }
  return true;
};

/** Returns the moves of a unit that moves straight in formation. */
export const shiftMoves = ({ battle, count, models }: MovePreparation, dx: number, dy: number): ModelMove[] => {
  const moves: ModelMove[] = [];
  for (let i = 0; i < count; i++)
    moves.push({ model: models[i], path: [battle.x[models[i]] + dx, battle.y[models[i]] + dy] });
  return moves;
};
