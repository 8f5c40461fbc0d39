import { baseTouches, type Battle, difficultLimitOf, moveLimit, type MoveOrder } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { fieldTo, wayLeft } from './field.ts';

/** How far it is about from one place to those around it, on a grid; for showing, not for making moves. */
export interface ReachMap {
  /** Where the first place of the grid lies. */
  x: number;
  y: number;
  /** From one place to the next. */
  step: number;
  columns: number;
  rows: number;
  /** What a model may move. */
  limit: number;
  /** The way to each place, row by row, as far as it counts against the limit. */
  ways: Float64Array;
}

/** Distance of the places of the grid. */
const STEP = 50;

/**
 * How far a model of a unit gets from some place by some order: around what is in the way, as the crow flies where nothing is.
 * Other units are not looked at. Nothing for those who do not move freely.
 */
export const reachFrom = (
  battle: Battle,
  model: number,
  x: number,
  y: number,
  order: MoveOrder,
): ReachMap | undefined => {
  const { plan } = battle;
  const unit = battle.unitOf[model];
  const { radius, flies, ignoresDifficult, straightLine } = plan.models[model];
  if (straightLine > 0) return undefined;
  const limit = moveLimit(battle, unit, model, order);
  const across = Math.ceil((limit + STEP) / STEP);
  const columns = 2 * across + 1;
  const ways = new Float64Array(columns * columns);
  const field = fieldTo(plan, radius, flies ? 'fly' : 'stride', Math.round(x), Math.round(y));
  const slow = flies || ignoresDifficult ? 0 : Math.max(0, limit - difficultLimitOf(battle, model));
  const slowing = slow > 0 ? plan.landscape.slows : [];
  const map = { x: x - across * STEP, y: y - across * STEP, step: STEP, columns, rows: columns, limit, ways };
  for (let row = 0; row < columns; row++)
    for (let column = 0; column < columns; column++) {
      const toX = map.x + column * STEP;
      const toY = map.y + row * STEP;
      const far = Math.sqrt(distance2(x, y, toX, toY));
      const isOff = toX < radius || toY < radius || toX > plan.table.width - radius || toY > plan.table.depth - radius;
      let way = isOff || far > limit + 2 * STEP ? Infinity : wayLeft(field, toX, toY);
      // By cells a way is up to a tenth longer than it is.
      if (way <= 1.1 * far + STEP) way = far;
      if (way < Infinity && slowing.some((piece) => baseTouches(piece, toX, toY, radius))) way += slow;
      ways[row * columns + column] = way;
    }
  return map;
};
