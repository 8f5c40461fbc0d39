import {
  baseTouches,
  type Battle,
  difficultLimitOf,
  leader,
  moveLimit,
  type MoveOrder,
  spotProblem,
  type TerrainPlan,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type Field, fieldTo, wayLeft } from './field.ts';
import { CELL } from './walk-map.ts';

/** A grid of places around models, and how far each lies beyond what they may move; for showing, not for making moves. */
export interface ReachMap {
  /** Where the first place of the grid lies. */
  x: number;
  y: number;
  /** From one place to the next. */
  step: number;
  columns: number;
  rows: number;
  /** Row by row: how much the nearest way is longer than its model may go, below 0 where one gets there. */
  beyond: Float64Array;
}

/** Distance of the places of the grid. */
const STEP = 50;

/** One model that moves: where from, how far, and what holds it up. */
interface Walker {
  x: number;
  y: number;
  radius: number;
  limit: number;
  field: Field;
  /** What difficult ground takes from its move. */
  slow: number;
}

/**
 * Where some of these models get by an order, each from where it stands or from a place of its own: around what is in the way,
 * as the crow flies where nothing is. Other units are not looked at. Nothing for those who do not move freely.
 */
export const reachOf = (
  battle: Battle,
  models: readonly number[],
  order: MoveOrder,
  from?: { x: number; y: number },
): ReachMap | undefined => {
  const { plan } = battle;
  if (models.length === 0 || models.some((model) => plan.models[model].straightLine > 0)) return undefined;
  const walkers = models.map((model) => walkerOf(battle, model, order, from));
  const low = (at: (walker: Walker) => number): number =>
    Math.floor(Math.min(...walkers.map((walker) => at(walker) - walker.limit)) / STEP) * STEP - STEP;
  const high = (at: (walker: Walker) => number): number =>
    Math.ceil(Math.max(...walkers.map((walker) => at(walker) + walker.limit)) / STEP) * STEP + STEP;
  const x = low((walker) => walker.x);
  const y = low((walker) => walker.y);
  const columns = (high((walker) => walker.x) - x) / STEP + 1;
  const rows = (high((walker) => walker.y) - y) / STEP + 1;
  const beyond = new Float64Array(columns * rows).fill(Infinity);
  const { slows } = plan.landscape;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      beyond[row * columns + column] = leastBeyond(battle, walkers, slows, x + column * STEP, y + row * STEP);
  return { x, y, step: STEP, columns, rows, beyond };
};

const walkerOf = (battle: Battle, model: number, order: MoveOrder, from?: { x: number; y: number }): Walker => {
  const { radius, flies, ignoresDifficult } = battle.plan.models[model];
  const x = from?.x ?? battle.x[model];
  const y = from?.y ?? battle.y[model];
  const limit = limitOf(battle, model, order);
  const field = fieldTo(battle.plan, radius, flies ? 'fly' : 'stride', x, y);
  const slow = flies || ignoresDifficult ? 0 : Math.max(0, limit - difficultLimitOf(battle, model));
  return { x, y, radius, limit, field, slow };
};

/** How far a model gets from where it starts; out of a transport from its edge, and no farther than passengers may go. */
const limitOf = (battle: Battle, model: number, order: MoveOrder): number => {
  const { models, ruleset } = battle.plan;
  const limit = moveLimit(battle, battle.unitOf[model], model, order);
  if (order.origin === undefined) return limit;
  const hull = models[leader(battle, order.origin)].radius;
  return hull + Math.min(limit, ruleset.numbers.exitRange - models[model].radius);
};

const leastBeyond = (
  { plan }: Battle,
  walkers: readonly Walker[],
  slows: readonly TerrainPlan[],
  x: number,
  y: number,
): number => {
  let least = Infinity;
  for (const walker of walkers) {
    const { radius, limit, slow } = walker;
    const far = Math.sqrt(distance2(x, y, walker.x, walker.y));
    if (far - limit >= least || far > limit + 2 * STEP || spotProblem(plan, x, y, radius)) continue;
    let way = wayLeft(walker.field, x, y);
    // By cells a way is up to a tenth longer than it is, and begins and ends in the middle of one.
    if (way <= 1.1 * far + CELL) way = far;
    if (slow > 0 && slows.some((piece) => baseTouches(piece, x, y, radius))) way += slow;
    if (way - limit < least) least = way - limit;
  }
  return least;
};
