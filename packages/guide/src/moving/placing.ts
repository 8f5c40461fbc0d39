import { type Battle, checkPlaced, mayMove, type ModelMove, type Question } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';

/** A question about repositioning or moving models. */
export type ShiftAsked = Extract<Question, { kind: 'shift' }>;

/** The shares of the reach to try, in hundredths. */
const SHARES = [100, 75, 50, 25];

/** Whether these models may be moved like this. */
export const mayShift = (battle: Battle, asked: ShiftAsked, moves: readonly ModelMove[]): boolean =>
  asked.way === 'placed'
    ? !checkPlaced(battle, asked.unit, moves, asked)
    : mayMove(battle, asked.unit, moves, { kind: 'consolidate', limit: asked.reach });

/** Returns moves of all allowed models by the same distance. */
const bodyShift = (battle: Battle, { models }: ShiftAsked, dx: number, dy: number): ModelMove[] =>
  models.map((model) => ({ model, path: [battle.x[model] + dx, battle.y[model] + dy] }));

/** Returns a move of all models in formation that brings the first nearest to a point, or none if nothing gains. */
export const shiftToward = (battle: Battle, asked: ShiftAsked, x: number, y: number): ModelMove[] => {
  const [lead] = asked.models;
  const { reach } = asked;
  const [fromX, fromY] = [battle.x[lead], battle.y[lead]];
  const tries: { dx: number; dy: number; left: number }[] = [];
  const add = (dx: number, dy: number): void => {
    const left = distance2(fromX + dx, fromY + dy, x, y);
    if (left < distance2(fromX, fromY, x, y)) tries.push({ dx, dy, left });
  };
  const away = Math.max(1, Math.sqrt(distance2(fromX, fromY, x, y)));
  for (const share of SHARES) {
    const length = Math.min(away, (reach * share) / 100);
    add(Math.trunc(((x - fromX) * length) / away), Math.trunc(((y - fromY) * length) / away));
    for (const [dx, dy] of DIRECTIONS) add(Math.trunc((dx * length) / 1001), Math.trunc((dy * length) / 1001));
  }
  tries.sort((a, b) => a.left - b.left);
  for (const { dx, dy } of tries) {
    const moves = bodyShift(battle, asked, dx, dy);
    if (mayShift(battle, asked, moves)) return moves;
  }
  return [];
};
