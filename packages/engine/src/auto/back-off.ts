import { DIRECTIONS } from '@muster/kernel';
import type { ModelMove } from '../game/action.ts';
import { checkMoves } from '../legal/move.ts';
import { separationOf } from '../legal/separation.ts';
import { LIMITS } from '../plan/limits.ts';
import type { Battle } from '../state/battle.ts';
import { collectModels } from '../state/query.ts';
import { unitGap } from '../space/measure.ts';

const own = new Int32Array(LIMITS.models);
const foes = new Int32Array(LIMITS.models);

/** The lengths that are tried after the plain separation. */
const FURTHER_STEPS = [125, 150, 200, 50, 25];

/** Moves a charger away from its target as one body: the shortest way to 1", else the way that gains most. */
export const autoBackOff = (battle: Battle, unit: number, target: number, limit: number): ModelMove[] => {
  const count = collectModels(battle, unit, own);
  const order = { kind: 'back-off', target, limit } as const;
  const separation = separationOf(battle.plan);
  const ways = awayFrom(battle, count, collectModels(battle, target, foes));
  let best: ModelMove[] = [];
  let bestGap = unitGap(battle, unit, target);
  for (const step of [separation, ...FURTHER_STEPS]) {
    if (step > limit) continue;
    for (const way of ways) {
      const dx = Math.round((DIRECTIONS[way][0] * step) / 1000);
      const dy = Math.round((DIRECTIONS[way][1] * step) / 1000);
      const gap = gapAfter(battle, unit, target, count, dx, dy);
      if (gap < separation && gap <= bestGap) continue;
      const moves = shifted(battle, count, dx, dy);
      if (checkMoves(battle, unit, moves, order)) continue;
      if (gap >= separation) return moves;
      best = moves;
      bestGap = gap;
    }
  }
  return best;
};

/** The gap to the target if the unit stood so much farther off. */
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

const shifted = ({ x, y }: Battle, count: number, dx: number, dy: number): ModelMove[] => {
  const moves: ModelMove[] = [];
  for (let i = 0; i < count; i++) moves.push({ model: own[i], path: [x[own[i]] + dx, y[own[i]] + dy] });
  return moves;
};

/** So many directions are tried. */
const WAYS = 9;

const along = new Float64Array(DIRECTIONS.length);

/** Directions from a foe's centre through our own by their places in the list, the straightest first. */
const awayFrom = (battle: Battle, count: number, foeCount: number): readonly number[] => {
  const ax = centre(battle.x, own, count) - centre(battle.x, foes, foeCount);
  const ay = centre(battle.y, own, count) - centre(battle.y, foes, foeCount);
  const ways: number[] = [];
  for (let way = 0; way < DIRECTIONS.length; way++) {
    along[way] = DIRECTIONS[way][0] * ax + DIRECTIONS[way][1] * ay;
    let at = Math.min(ways.length, WAYS);
    for (; at > 0 && along[ways[at - 1]] < along[way]; at--) ways[at] = ways[at - 1];
    ways[at] = way;
  }
  ways.length = WAYS;
  return ways;
};

const centre = (column: Int32Array, models: Int32Array, count: number): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += column[models[i]];
  return sum / count;
};
