import { DIRECTIONS } from '@muster/kernel';
import type { ModelMove } from '../game/action.ts';
import { afterMoves, checkMoves } from '../legal/move.ts';
import { separationOf } from '../legal/separation.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';
import { unitGap } from '../space/measure.ts';

/** Moves a charger away from its target as one body: the shortest way to 1", else the way that gains most. */
export const autoBackOff = (battle: Battle, unit: number, target: number, limit: number): ModelMove[] => {
  const models = modelsOf(battle, unit);
  const order = { kind: 'back-off', target, limit } as const;
  const separation = separationOf(battle.plan);
  const ways = awayFrom(battle, models, modelsOf(battle, target));
  let best: ModelMove[] = [];
  let bestGap = unitGap(battle, unit, target);
  for (const step of [separation, 125, 150, 200, 50, 25])
    for (const [dx, dy] of ways) {
      if (step > limit) continue;
      const moves = models.map((model): ModelMove => ({
        model,
        path: [battle.x[model] + Math.round((dx * step) / 1000), battle.y[model] + Math.round((dy * step) / 1000)],
      }));
      if (checkMoves(battle, unit, moves, order)) continue;
      const gap = afterMoves(battle, unit, moves, () => unitGap(battle, unit, target));
      if (gap >= separation) return moves;
      if (gap > bestGap) [best, bestGap] = [moves, gap];
    }
  return best;
};

/** Directions from a foe's centre through our own, the straightest first. */
const awayFrom = (battle: Battle, own: readonly number[], foes: readonly number[]): (readonly [number, number])[] => {
  const centre = (models: readonly number[], column: Int32Array): number =>
    models.reduce((sum, model) => sum + column[model], 0) / models.length;
  const ax = centre(own, battle.x) - centre(foes, battle.x);
  const ay = centre(own, battle.y) - centre(foes, battle.y);
  const along = ([dx, dy]: readonly [number, number]): number => dx * ax + dy * ay;
  return [...DIRECTIONS].sort((a, b) => along(b) - along(a)).slice(0, 9);
};
