import { BATTLE_LIMITS, type ModelMove } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { MovePreparation } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** The goal of a formation that is built model by model. */
export interface FormationGoal {
  /** Returns how good a spot is for a base size; lower is better, `Infinity` for never. */
  worth(x: number, y: number, radius: number): number;
  /** The penalty of a spot for every hundredth of an inch from the model's place. */
  pull: number;
  /** Further spots to try, x, y, x, y, …: those in contact with an enemy. */
  spots?: readonly number[];
}

/** The placed models, by place in the unit. */
const placed = {
  count: 0,
  who: new Int32Array(BATTLE_LIMITS.models),
  x: new Int32Array(BATTLE_LIMITS.models),
  y: new Int32Array(BATTLE_LIMITS.models),
  /** 1 for placed models. */
  has: new Uint8Array(BATTLE_LIMITS.models),
};

/** The spots for bases of one size. */
interface Pool {
  radius: number;
  count: number;
  x: number[];
  y: number[];
  worth: number[];
  /** Whether a placed model is close enough; contact spots wait for one. */
  linked: boolean[];
  /** The last search that dismissed a spot. */
  dismissed: number[];
}

/** A pool for each base size; pools past the count are reused. */
const pools: Pool[] = [];
let poolCount = 0;
let searches = 0;

/** The failed searches before a model waits for the others. */
const MOST_TRIES = 10;

/** The space between models of a unit, so that rounding never makes them overlap. */
const ELBOW = 6;

/**
 * Places the remaining models of a unit around those that already have a move, in the given order, each next to a placed
 * model. Adds their moves to the list; returns false if a model finds no reachable spot.
 */
export const grow = (
  trek: MovePreparation,
  aim: FormationGoal,
  order: ArrayLike<number>,
  moves: ModelMove[],
): boolean => {
  makePools(trek, aim);
  placed.count = 0;
  placed.has.fill(0, 0, trek.count);
  for (const { model, path } of moves) {
    const last = path.length - 1;
    place(trek, aim, trek.models.indexOf(model), path[last - 1], path[last]);
  }
  for (let before = -1; placed.count < trek.count;) {
    if (placed.count === before) return false;
    before = placed.count;
    for (let k = 0; k < trek.count; k++) {
      const i = order[k];
      const path = placed.has[i] ? undefined : findSpot(trek, aim, i);
      if (!path) continue;
      moves.push({ model: trek.models[i], path });
      place(trek, aim, i, path[path.length - 2], path[path.length - 1]);
    }
  }
  return true;
};

/** Makes a pool for each base size, with the spots that need no placed model. */
const makePools = ({ count, radii }: MovePreparation, aim: FormationGoal): void => {
  poolCount = 0;
  for (let i = 0; i < count; i++) {
    if (poolFor(radii[i])) continue;
    const pool = (pools[poolCount++] ??= {
      radius: 0,
      count: 0,
      x: [],
      y: [],
      worth: [],
      linked: [],
      dismissed: [],
    });
    pool.radius = radii[i];
    pool.count = 0;
    if (aim.spots)
      for (let k = 0; k < aim.spots.length; k += 2) addSpot(pool, aim, aim.spots[k], aim.spots[k + 1], false);
  }
};

const poolFor = (radius: number): Pool | undefined => {
  for (let k = 0; k < poolCount; k++) if (pools[k].radius === radius) return pools[k];
  return undefined;
};

const addSpot = (pool: Pool, aim: FormationGoal, x: number, y: number, linked: boolean): void => {
  const worth = aim.worth(x, y, pool.radius);
  if (worth === Infinity) return;
  const at = pool.count++;
  pool.x[at] = x;
  pool.y[at] = y;
  pool.worth[at] = worth;
  pool.linked[at] = linked;
  pool.dismissed[at] = 0;
};

/** Places a model: removes the spots it covers and adds spots around it. */
const place = (trek: MovePreparation, aim: FormationGoal, i: number, x: number, y: number): void => {
  const link = trek.battle.plan.ruleset.numbers.coherencyLink;
  placed.who[placed.count] = i;
  placed.x[placed.count] = x;
  placed.y[placed.count] = y;
  placed.has[i] = 1;
  placed.count++;
  if (placed.count === trek.count) return;
  for (let p = 0; p < poolCount; p++) {
    const pool = pools[p];
    const touch = pool.radius + trek.radii[i];
    const near = touch + link;
    for (let k = pool.count - 1; k >= 0; k--) {
      const apart2 = distance2(x, y, pool.x[k], pool.y[k]);
      if (apart2 < touch * touch) dropSpot(pool, k);
      else if (apart2 <= near * near) pool.linked[k] = true;
    }
    for (let d = 0; d < DIRECTIONS.length; d += 2) {
      const direction = DIRECTIONS[d];
      const spotX = x + Math.round((direction[0] * (touch + ELBOW)) / 1000);
      const spotY = y + Math.round((direction[1] * (touch + ELBOW)) / 1000);
      if (!isTaken(trek, pool.radius, spotX, spotY)) addSpot(pool, aim, spotX, spotY, true);
    }
  }
};

/** Removes a spot by moving the last one into its place. */
const dropSpot = (pool: Pool, k: number): void => {
  const last = --pool.count;
  pool.x[k] = pool.x[last];
  pool.y[k] = pool.y[last];
  pool.worth[k] = pool.worth[last];
  pool.linked[k] = pool.linked[last];
  pool.dismissed[k] = pool.dismissed[last];
};

const isTaken = (trek: MovePreparation, radius: number, x: number, y: number): boolean => {
  for (let p = 0; p < placed.count; p++) {
    const touch = radius + trek.radii[placed.who[p]];
    if (distance2(x, y, placed.x[p], placed.y[p]) < touch * touch) return true;
  }
  return false;
};

/** Returns the way to the best spot that a model can reach. */
const findSpot = (trek: MovePreparation, aim: FormationGoal, i: number): number[] | undefined => {
  const pool = poolFor(trek.radii[i]);
  if (!pool) return undefined;
  searches++;
  for (let tries = 0; tries < MOST_TRIES;) {
    const best = bestSpot(trek, aim, pool, i);
    if (best < 0) return undefined;
    const x = pool.x[best];
    const y = pool.y[best];
    if (!isFree(trek, i, x, y)) {
      // It is not free for other bases of this size either.
      pool.worth[best] = Infinity;
      continue;
    }
    tries++;
    pool.dismissed[best] = searches;
    const way = findWay(trek, i, x, y, 1);
    if (way) return way;
  }
  return undefined;
};

const bestSpot = (trek: MovePreparation, aim: FormationGoal, pool: Pool, i: number): number => {
  const { battle, carrier } = trek;
  const from = carrier >= 0 ? carrier : trek.models[i];
  const x = battle.x[from];
  const y = battle.y[from];
  const far2 = carrier >= 0 ? Infinity : trek.limits[i] * trek.limits[i];
  let best = -1;
  let least = Infinity;
  for (let k = 0; k < pool.count; k++) {
    if (!pool.linked[k] || pool.dismissed[k] === searches || pool.worth[k] >= least) continue;
    const away2 = distance2(x, y, pool.x[k], pool.y[k]);
    if (away2 > far2) continue;
    const worth = aim.pull === 0 ? pool.worth[k] : pool.worth[k] + aim.pull * Math.sqrt(away2);
    if (worth >= least || !isInSpan(trek, pool.radius, pool.x[k], pool.y[k])) continue;
    best = k;
    least = worth;
  }
  return best;
};

/** Whether all placed models are within the coherency span. */
const isInSpan = (trek: MovePreparation, radius: number, x: number, y: number): boolean => {
  const span = trek.battle.plan.ruleset.numbers.coherencySpan;
  for (let p = 0; p < placed.count; p++) {
    const most = radius + trek.radii[placed.who[p]] + span;
    if (distance2(x, y, placed.x[p], placed.y[p]) > most * most) return false;
  }
  return true;
};
