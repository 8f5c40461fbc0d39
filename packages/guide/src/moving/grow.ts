import { LIMITS, type ModelMove } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import type { Trek } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** What a formation that grows model by model strives for. */
export interface Aim {
  /** How good a spot is for a base of some size: the lower the better, `Infinity` for never. */
  worth(x: number, y: number, radius: number): number;
  /** How much worse a spot is for every hundredth that it is away from where a model stands. */
  pull: number;
  /** Further spots to look at, x, y, x, y, …: those in contact with a foe. */
  spots?: readonly number[];
}

/** The models that have found their spots, by place in the unit. */
const placed = {
  count: 0,
  who: new Int32Array(LIMITS.models),
  x: new Int32Array(LIMITS.models),
  y: new Int32Array(LIMITS.models),
  /** 1 for those who have. */
  has: new Uint8Array(LIMITS.models),
};

/** Spots that bases of one size could take. */
interface Pool {
  radius: number;
  count: number;
  x: number[];
  y: number[];
  worth: number[];
  /** Whether a comrade stands close enough; contact spots wait for one. */
  linked: boolean[];
  /** The search by which a spot was last dismissed. */
  dismissed: number[];
}

/** A pool for every size of base; those past the count wait to be used again. */
const pools: Pool[] = [];
let poolCount = 0;
let searches = 0;

/** Ways looked for in vain before a model waits for its comrades. */
const MOST_TRIES = 10;

/** Space between comrades: enough that rounding never makes them overlap. */
const ELBOW = 6;

/**
 * Lets a unit form up around those who already have a move, one after the other in the given order, each beside somebody who
 * already stands. The moves are added to the list; false when somebody finds no spot that it can reach.
 */
export const grow = (trek: Trek, aim: Aim, order: ArrayLike<number>, moves: ModelMove[]): boolean => {
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

/** A pool for every size of base, with the spots that need no comrade to be there. */
const makePools = ({ count, radii }: Trek, aim: Aim): void => {
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

const addSpot = (pool: Pool, aim: Aim, x: number, y: number, linked: boolean): void => {
  const worth = aim.worth(x, y, pool.radius);
  if (worth === Infinity) return;
  const at = pool.count++;
  pool.x[at] = x;
  pool.y[at] = y;
  pool.worth[at] = worth;
  pool.linked[at] = linked;
  pool.dismissed[at] = 0;
};

/** Puts a model down: spots that it covers are gone, others have come up around it. */
const place = (trek: Trek, aim: Aim, i: number, x: number, y: number): void => {
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

/** The last spot takes the place of one that is gone. */
const dropSpot = (pool: Pool, k: number): void => {
  const last = --pool.count;
  pool.x[k] = pool.x[last];
  pool.y[k] = pool.y[last];
  pool.worth[k] = pool.worth[last];
  pool.linked[k] = pool.linked[last];
  pool.dismissed[k] = pool.dismissed[last];
};

const isTaken = (trek: Trek, radius: number, x: number, y: number): boolean => {
  for (let p = 0; p < placed.count; p++) {
    const touch = radius + trek.radii[placed.who[p]];
    if (distance2(x, y, placed.x[p], placed.y[p]) < touch * touch) return true;
  }
  return false;
};

/** The way to the best spot that a model can reach. */
const findSpot = (trek: Trek, aim: Aim, i: number): number[] | undefined => {
  const pool = poolFor(trek.radii[i]);
  if (!pool) return undefined;
  searches++;
  for (let tries = 0; tries < MOST_TRIES;) {
    const best = bestSpot(trek, aim, pool, i);
    if (best < 0) return undefined;
    const x = pool.x[best];
    const y = pool.y[best];
    if (!isFree(trek, i, x, y)) {
      // Nor is it free for anybody else of this size.
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

const bestSpot = (trek: Trek, aim: Aim, pool: Pool, i: number): number => {
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

/** Whether nobody who has been placed would be too far away. */
const isInSpan = (trek: Trek, radius: number, x: number, y: number): boolean => {
  const span = trek.battle.plan.ruleset.numbers.coherencySpan;
  for (let p = 0; p < placed.count; p++) {
    const most = radius + trek.radii[placed.who[p]] + span;
    if (distance2(x, y, placed.x[p], placed.y[p]) > most * most) return false;
  }
  return true;
};
