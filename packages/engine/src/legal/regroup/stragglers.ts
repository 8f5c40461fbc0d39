import { segmentLength } from '@muster/kernel';
import type { ModelMove } from '../../contract/action.ts';
import { modelGap } from '../../space/measure.ts';
import { spotsToward } from '../../space/spots.ts';
import type { Battle } from '../../state/battle.ts';
import { modelsOf } from '../../state/query.ts';
import { checkMoves, moveLimit, placeMoves } from '../move.ts';
import type { MoveOrder } from '../moving/way.ts';

/**
 * Moves stragglers straight to the nearest comrades while the largest group stays; nothing if these moves are illegal.
 */
export const moveStragglers = (battle: Battle, unit: number, order: MoveOrder): ModelMove[] | undefined => {
  const block = battle.block.slice();
  const models = modelsOf(battle, unit);
  const moves: ModelMove[] = [];
  const gathered = [...largestGroup(battle, models)];
  const stragglers = models.filter((model) => !gathered.includes(model));
  while (stragglers.length > 0) {
    const next = nearestPair(battle, stragglers, gathered);
    stragglers.splice(stragglers.indexOf(next.model), 1);
    const move = walkTo(battle, unit, next.model, next.comrade, order);
    if (move) {
      placeMoves(battle, unit, [move]);
      moves.push(move);
    }
    gathered.push(next.model);
  }
  battle.block.set(block);
  return moves.length === 0 || checkMoves(battle, unit, moves, order) ? undefined : moves;
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

/** Returns a step toward a comrade that stays clear of everything; the unit need not be in coherency yet. */
const walkTo = (
  battle: Battle,
  unit: number,
  model: number,
  comrade: number,
  order: MoveOrder,
): ModelMove | undefined => {
  for (const [x, y] of spotsToward(battle, model, comrade, moveLimit(battle, unit, model, order))) {
    const move = { model, path: [x, y] };
    const problem = checkMoves(battle, unit, [move], order);
    if (problem && problem.code !== 'coherency') continue;
    if (segmentLength(battle.x[model], battle.y[model], x, y) > 0) return move;
  }
  return undefined;
};
