import { segmentLength } from '@muster/kernel';
import type { ModelMove } from '../game/action.ts';
import { allowanceOf, checkMoves, placeMoves } from '../legal/move.ts';
import { isCoherent } from '../space/coherency.ts';
import { modelGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';
import { spotsToward } from './spots.ts';

/** Nobody is made to jump. */
const STEADY = { kind: 'advance', steady: true } as const;

/** Brings a scattered unit together by an Advance: stragglers walk to the nearest comrade. Nothing when no way is found. */
export const regroup = (battle: Battle, unit: number): ModelMove[] | undefined => {
  const block = battle.block.slice();
  const models = modelsOf(battle, unit);
  const moves: ModelMove[] = [];
  const gathered = [...largestGroup(battle, models)];
  const stragglers = models.filter((model) => !gathered.includes(model));
  while (stragglers.length > 0) {
    const next = nearestPair(battle, stragglers, gathered);
    stragglers.splice(stragglers.indexOf(next.model), 1);
    const move = walkTo(battle, unit, next.model, next.comrade);
    if (move) {
      placeMoves(battle, unit, [move]);
      moves.push(move);
    }
    gathered.push(next.model);
  }
  battle.block.set(block);
  if (moves.length === 0 || checkMoves(battle, unit, moves, STEADY)) return undefined;
  return moves;
};

const largestGroup = (battle: Battle, models: readonly number[]): readonly number[] => {
  const link = battle.plan.ruleset.numbers.coherencyLink;
  let best: number[] = [];
  for (const start of models) {
    const group = [start];
    for (let i = 0; i < group.length; i++)
      for (const model of models)
        if (!group.includes(model) && modelGap(battle, model, group[i]) <= link) group.push(model);
    if (group.length > best.length) best = group;
  }
  return best;
};

const nearestPair = (
  battle: Battle,
  stragglers: readonly number[],
  gathered: readonly number[],
): { model: number; comrade: number } => {
  let best = { model: stragglers[0], comrade: gathered[0] };
  for (const model of stragglers)
    for (const comrade of gathered)
      if (modelGap(battle, model, comrade) < modelGap(battle, best.model, best.comrade)) best = { model, comrade };
  return best;
};

/** Steps toward a comrade that keep clear of everybody; the unit need not hold together yet. */
const walkTo = (battle: Battle, unit: number, model: number, comrade: number): ModelMove | undefined => {
  const limit = allowanceOf(battle, unit, model, 'advance');
  for (const [x, y] of spotsToward(battle, model, comrade, limit)) {
    const move = { model, path: [x, y] };
    const problem = checkMoves(battle, unit, [move], STEADY);
    if (!problem || problem.code === 'coherency') {
      if (segmentLength(battle.x[model], battle.y[model], x, y) > 0) return move;
    }
  }
  return undefined;
};

/** Whether a unit stands scattered although it could do something about it (battle:G6). */
export const mustRegroup = (battle: Battle, unit: number): boolean =>
  !isCoherent(battle, unit) && regroup(battle, unit) !== undefined;
