import {
  type Battle,
  canBeSlowed,
  pathFinder,
  hasLedges,
  hasJumps,
  leader,
  limitWhen,
  type MoveOrder,
  startsSlowed,
  type PathFinder,
} from '@muster/engine';
import { segmentLength } from '@muster/kernel';

/** A grid of places around models with their distance beyond the models' move, for display only. */
export interface ReachMap {
  /** The first place of the grid. */
  x: number;
  y: number;
  /** The step from one place to the next. */
  step: number;
  columns: number;
  rows: number;
  /** By row: how much the shortest way exceeds the model's move; 0 or less for reachable places. */
  beyond: Float64Array;
}

/** The distance between places of the grid. */
const STEP = 50;

/** A limit for a model's move: through all terrain, or a longer one around difficult terrain. */
interface Pace {
  ways: PathFinder;
  limit: number;
}

/** A moving model: its start, its limits and its ways, the longest limit first. */
interface Walker {
  x: number;
  y: number;
  /** The farthest end from there, without and with a jump. */
  limit: number;
  farthest: number;
  /** The farthest end from the middle of its transport. */
  within: number;
  paces: readonly Pace[];
}

/**
 * Returns where models of one unit may end by an order, each from its place or from a given one: exactly the places that the
 * engine allows, around terrain and other units, ignoring other models of the unit. Returns nothing for units that do not
 * move freely.
 */
export const reachOf = (
  battle: Battle,
  models: readonly number[],
  order: MoveOrder,
  from?: { x: number; y: number },
): ReachMap | undefined => {
  const { plan } = battle;
  if (models.length === 0 || models.some((model) => plan.models[model].straightLine > 0)) return undefined;
  const slowed = order.origin === undefined && startsSlowed(battle, battle.unitOf[models[0]]);
  const walkers = models.map((model) => walkerOf(battle, model, order, slowed, from));
  const low = (at: (walker: Walker) => number): number =>
    Math.floor(Math.min(...walkers.map((walker) => at(walker) - walker.farthest)) / STEP) * STEP - STEP;
  const high = (at: (walker: Walker) => number): number =>
    Math.ceil(Math.max(...walkers.map((walker) => at(walker) + walker.farthest)) / STEP) * STEP + STEP;
  const x = low((walker) => walker.x);
  const y = low((walker) => walker.y);
  const columns = (high((walker) => walker.x) - x) / STEP + 1;
  const rows = (high((walker) => walker.y) - y) / STEP + 1;
  const beyond = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      beyond[row * columns + column] = leastBeyond(walkers, x + column * STEP, y + row * STEP);
  return { x, y, step: STEP, columns, rows, beyond };
};

const walkerOf = (
  battle: Battle,
  model: number,
  order: MoveOrder,
  slowed: boolean,
  from?: { x: number; y: number },
): Walker => {
  const { plan } = battle;
  const unit = battle.unitOf[model];
  const paces: Pace[] = [];
  const add = (isSlow: boolean, avoids: boolean): void => {
    const { length: limit } = limitWhen(battle, unit, model, order, isSlow);
    paces.push({ limit, ways: pathFinder(battle, { unit, model, limit, avoids }, order) });
  };
  const mayAvoid = !slowed && plan.landscape.slows.length > 0 && canBeSlowed(battle, unit, model);
  const capped = limitWhen(battle, unit, model, order, true);
  if (mayAvoid && capped.slowed) add(false, true);
  add(slowed || mayAvoid, false);
  const { x, y } = from ?? paces[0].ways.start;
  const hull = order.origin === undefined ? 0 : plan.models[leader(battle, order.origin)].radius;
  const within = withinOf(battle, model, order);
  const limit = Math.min(within, hull + paces[0].limit);
  const jump = hasJumps(plan) && hasLedges(plan) ? plan.ruleset.numbers.jumpLimit : 0;
  return { x, y, limit, farthest: limit + jump, within, paces };
};

/** Returns how far from the middle of its transport a passenger may end (battle:T3). */
const withinOf = (battle: Battle, model: number, { kind, origin }: MoveOrder): number => {
  const { models, ruleset, settings } = battle.plan;
  if (origin === undefined || (kind === 'charge' && settings.chargeOutOfTransport === 'free')) return Infinity;
  return models[leader(battle, origin)].radius + ruleset.numbers.exitRange - models[model].radius;
};

/** Returns how much the shortest way to a place is too long; `Infinity` if all ways are blocked. */
const leastBeyond = (walkers: readonly Walker[], x: number, y: number): number => {
  let least = Infinity;
  for (const walker of walkers) {
    const over = farFrom(walker, x, y) - walker.limit;
    if (over < least) least = Math.min(least, beyondBy(walker, 'straight', x, y));
    // This far inside, the exact distance does not matter.
    if (least <= -STEP) return least;
  }
  for (const walker of walkers) {
    if (least <= 0) return least;
    const over = farFrom(walker, x, y) - walker.limit;
    least = Math.min(least, over > 0 ? over : Infinity, beyondBy(walker, 'to', x, y));
  }
  return least;
};

const farFrom = (walker: Walker, x: number, y: number): number => segmentLength(x, y, walker.x, walker.y);

/** Returns how much a model's move to a place exceeds its limit, negative if some is left; `Infinity` if it cannot get there. */
const beyondBy = (walker: Walker, how: 'straight' | 'to', x: number, y: number): number => {
  const far = farFrom(walker, x, y);
  if (far > walker.farthest) return Infinity;
  let least = Infinity;
  for (const { ways, limit } of walker.paces) {
    const end = ways[how](x, y);
    if (end) least = Math.min(least, Math.max(end.length - limit, far - walker.within));
  }
  return least;
};
