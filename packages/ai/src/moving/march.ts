import { LIMITS, type ModelMove } from '@muster/engine';
import { DIRECTIONS, distance2 } from '@muster/kernel';
import { grow } from './grow.ts';
import { joinsIn, nobodyPlaced, putDown } from './placed.ts';
import { ranks } from './ranks.ts';
import { aimNear, propose, rankToward, search } from './search.ts';
import type { Trek } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** Everybody goes by as much as the pivot, each on its own way; whoever cannot finds another spot beside the others. */
export const tryMarch = (trek: Trek, path: number[]): void => {
  const { count } = trek;
  const { pivot } = search;
  const toX = path[path.length - 2];
  const toY = path[path.length - 1];
  trek.bends.length = 0;
  if (path.length > 2) trek.bends.push(path.slice(0, -2));
  rankToward(trek, toX, toY);
  const moves: ModelMove[] = [];
  placed.count = 0;
  missing.count = 0;
  for (let k = 0; k < count; k++) {
    const i = ranks[k];
    const way = i === pivot ? path : findEqualWay(trek, i, toX - search.x, toY - search.y);
    if (way) settle(trek, moves, i, way);
    else missing.who[missing.count++] = i;
  }
  for (let m = 0; m < missing.count; m++) {
    const i = missing.who[m];
    const way = findSpotBeside(trek, i, toX - search.x, toY - search.y);
    if (way) settle(trek, moves, i, way);
  }
  if (moves.length < count && !grow(trek, aimNear(toX, toY), ranks, moves)) return;
  propose(trek, moves);
};

const placed = nobodyPlaced();
const missing = { count: 0, who: new Int32Array(LIMITS.models) };

const settle = ({ models }: Trek, moves: ModelMove[], i: number, path: number[]): void => {
  putDown(placed, i, path[path.length - 2], path[path.length - 1]);
  moves.push({ model: models[i], path });
};

/** The way to a spot near the one that a model should take in its formation. */
const findSpotBeside = (trek: Trek, i: number, dx: number, dy: number): number[] | undefined => {
  const { battle, models, radii, limits } = trek;
  const fromX = battle.x[models[i]];
  const fromY = battle.y[models[i]];
  for (let r = 0; r < BESIDE.length; r++)
    for (let d = 0; d < DIRECTIONS.length; d += 2) {
      const direction = DIRECTIONS[d];
      const x = fromX + dx + Math.round((direction[0] * BESIDE[r]) / 1000);
      const y = fromY + dy + Math.round((direction[1] * BESIDE[r]) / 1000);
      if (distance2(fromX, fromY, x, y) > limits[i] * limits[i]) continue;
      if (!joinsIn(placed, trek, radii[i], x, y) || !isFree(trek, i, x, y)) continue;
      const way = findWay(trek, i, x, y, 0);
      if (way) return way;
    }
  return undefined;
};

/** How far from its place in the formation a model may end. */
const BESIDE = [70, 150, 250];

const findEqualWay = (trek: Trek, i: number, dx: number, dy: number): number[] | undefined => {
  const x = trek.battle.x[trek.models[i]] + dx;
  const y = trek.battle.y[trek.models[i]] + dy;
  return isFree(trek, i, x, y) ? findWay(trek, i, x, y, 1) : undefined;
};
