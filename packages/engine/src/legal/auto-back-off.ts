import { DIRECTIONS } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { gatherCrowd, isBarred } from './crowd.ts';
import { mayMove } from './move.ts';
import { separationOf } from './separation.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels } from '../state/query.ts';
import { unitGap } from '../space/measure.ts';

const own = new Int32Array(BATTLE_LIMITS.models);
const foes = new Int32Array(BATTLE_LIMITS.models);

/** The lengths that are tried; 0 means the plain separation. */
const STEPS = [0, 125, 150, 200, 50, 25];

/**
 * Returns moves of a charging unit away from its target in one block: the shortest way to 1", or else the way that
 * gains most.
 */
export const autoBackOff = (battle: Battle, unit: number, target: number, limit: number): ModelMove[] => {
  const count = collectModels(battle, unit, own);
  const order = { kind: 'back-off', target, limit } as const;
  const separation = separationOf(battle.plan);
  turnAway(battle, count, collectModels(battle, target, foes));
  gatherCrowd(battle, unit, limit);
  let best: ModelMove[] = [];
  let bestGap = unitGap(battle, unit, target);
  for (const length of STEPS) {
    const step = length === 0 ? separation : length;
    if (step > limit) continue;
    for (let i = 0; i < WAYS; i++) {
      const way = DIRECTIONS[ways[i]];
      const dx = Math.round((way[0] * step) / 1000);
      const dy = Math.round((way[1] * step) / 1000);
      const gap = gapAfter(battle, unit, target, count, dx, dy);
      if ((gap < separation && gap <= bestGap) || isWayBarred(battle, count, dx, dy)) continue;
      const moves = shifted(battle, count, dx, dy);
      if (!mayMove(battle, unit, moves, order)) continue;
      if (gap >= separation) return moves;
      best = moves;
      bestGap = gap;
    }
  }
  return best;
};

/** Returns the gap to the target if the unit stood this much farther away. */
const gapAfter = (battle: Battle, unit: number, target: number, count: number, dx: number, dy: number): number => {
  shift(battle, count, dx, dy);
  const gap = unitGap(battle, unit, target);
  shift(battle, count, -dx, -dy);
  return gap;
};

const shift = ({ x, y }: Battle, count: number, dx: number, dy: number): void => {
  for (let i = 0; i < count; i++) {
    x[own[i]] += dx;
    y[own[i]] += dy;
  }
};

const isWayBarred = (battle: Battle, count: number, dx: number, dy: number): boolean => {
  for (let i = 0; i < count; i++)
    if (isBarred(battle, own[i], battle.x[own[i]] + dx, battle.y[own[i]] + dy)) return true;
  return false;
};

const shifted = ({ x, y }: Battle, count: number, dx: number, dy: number): ModelMove[] => {
  const moves: ModelMove[] = [];
  for (let i = 0; i < count; i++) moves.push({ model: own[i], path: [x[own[i]] + dx, y[own[i]] + dy] });
  return moves;
};

/** The number of directions that are tried. */
const WAYS = 9;

/** Indexes of directions in the list, the straightest first, and how straight each is. */
const ways = new Int32Array(DIRECTIONS.length);
const along = new Float64Array(DIRECTIONS.length);

/** Sorts the directions by how straight they lead away from the enemy's centre. */
const turnAway = (battle: Battle, count: number, foeCount: number): void => {
  const ax = centre(battle.x, own, count) - centre(battle.x, foes, foeCount);
  const ay = centre(battle.y, own, count) - centre(battle.y, foes, foeCount);
  for (let way = 0; way < DIRECTIONS.length; way++) {
    along[way] = DIRECTIONS[way][0] * ax + DIRECTIONS[way][1] * ay;
    let at = Math.min(way, WAYS);
    for (; at > 0 && along[ways[at - 1]] < along[way]; at--) ways[at] = ways[at - 1];
    ways[at] = way;
  }
};

const centre = (column: Int32Array, models: Int32Array, count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += column[models[i]];
  return sum / count;
};
