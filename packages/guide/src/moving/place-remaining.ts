import { BATTLE_LIMITS, type ModelMove } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import { joinsIn, nonePlaced, placeAt } from './placed.ts';
import { ranks } from './ranks.ts';
import type { MovePreparation } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** The directions of spots around a model: every other direction. */
const AROUND = DIRECTIONS.filter((_, k) => k % 2 === 0);
const AROUND_X = AROUND.map(([x]) => x / 1000);
const AROUND_Y = AROUND.map(([, y]) => y / 1000);

/** The space between models of a unit, so that rounding never makes them overlap. */
const ELBOW = 6;

/** The failed searches before a model waits for the others. */
const MOST_WAYS = 6;

/** Spots next to placed models, and the squared distance of each from a wanted place. */
const spots = {
  count: 0,
  x: new Float64Array(AROUND.length * BATTLE_LIMITS.models),
  y: new Float64Array(AROUND.length * BATTLE_LIMITS.models),
  far2: new Float64Array(AROUND.length * BATTLE_LIMITS.models),
};

/** The models that have a place. */
const placed = nonePlaced();
const has = new Uint8Array(BATTLE_LIMITS.models);

/** Restarts without placed models. */
export const clearPlaced = ({ count }: MovePreparation): void => {
  placed.count = 0;
  has.fill(0, 0, count);
};

/** Places a model. */
export const placeModel = ({ models }: MovePreparation, moves: ModelMove[], i: number, path: number[]): void => {
  placeAt(placed, i, path[path.length - 2], path[path.length - 1]);
  has[i] = 1;
  moves.push({ model: models[i], path });
};

/**
 * Places the remaining models next to placed ones, in the order of the ranks: as near as possible to their places in the
 * formation moved by x and y, or else to that point. Returns false if a model finds no place.
 */
export const placeRemaining = (
  trek: MovePreparation,
  moves: ModelMove[],
  x: number,
  y: number,
  inForm: boolean,
): boolean => {
  const { battle, count, models } = trek;
  for (let before = -1; placed.count < count;) {
    if (placed.count === before) return false;
    before = placed.count;
    for (let k = 0; k < count; k++) {
      const i = ranks[k];
      if (has[i]) continue;
      const model = models[i];
      const path = findSpot(trek, i, inForm ? battle.x[model] + x : x, inForm ? battle.y[model] + y : y);
      if (path) placeModel(trek, moves, i, path);
    }
  }
  return true;
};

/** Returns the way to the spot next to a placed model nearest to the wanted place. */
const findSpot = (trek: MovePreparation, i: number, wishX: number, wishY: number): number[] | undefined => {
  listSpots(trek, i, wishX, wishY);
  for (let ways = 0; ways < MOST_WAYS;) {
    const best = nearestSpot();
    if (best < 0) return undefined;
    const x = spots.x[best];
    const y = spots.y[best];
    if (!isFree(trek, i, x, y)) continue;
    const way = findWay(trek, i, x, y, 1);
    if (way) return way;
    ways++;
  }
  return undefined;
};

const listSpots = (trek: MovePreparation, i: number, wishX: number, wishY: number): void => {
  const { battle, models, radii, limits } = trek;
  const fromX = battle.x[models[i]];
  const fromY = battle.y[models[i]];
  const limit2 = limits[i] * limits[i];
  spots.count = 0;
  for (let p = 0; p < placed.count; p++) {
    const reach = radii[i] + radii[placed.who[p]] + ELBOW;
    for (let d = 0; d < AROUND_X.length; d++) {
      const x = placed.x[p] + Math.round(AROUND_X[d] * reach);
      const y = placed.y[p] + Math.round(AROUND_Y[d] * reach);
      if (distance2(fromX, fromY, x, y) > limit2 || !joinsIn(placed, trek, radii[i], x, y)) continue;
      spots.x[spots.count] = x;
      spots.y[spots.count] = y;
      spots.far2[spots.count++] = distance2(wishX, wishY, x, y);
    }
  }
};

/** Removes and returns the nearest spot. */
const nearestSpot = (): number => {
  let best = -1;
  let least = Infinity;
  for (let k = 0; k < spots.count; k++)
    if (spots.far2[k] < least) {
      best = k;
      least = spots.far2[k];
    }
  if (best >= 0) spots.far2[best] = Infinity;
  return best;
};
