import { segmentLength } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import type { Question } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import { spotsToward } from '../space/spots.ts';
import type { Battle } from '../state/battle.ts';
import { firstModel, isOnTable, modelsOf, nextModel, someModel } from '../state/query.ts';
import { lengthOf } from './charge.ts';
import { afterMoves, checkMoves, mayMove } from './move.ts';

/** Returns how far each model could still move after its charge move. */
export type LeftToMove = ReadonlyMap<number, number>;

/** Returns the first survivor that can still reach the target, straight into contact, or nothing. */
export const autoFinish = (battle: Battle, unit: number, target: number, left: LeftToMove): ModelMove[] => {
  if (!isOnTable(battle, target)) return [];
  for (const model of modelsOf(battle, unit))
    for (const foe of modelsOf(battle, target)) {
      const limit = left.get(model) ?? 0;
      const reach = battle.plan.models[model].radius + battle.plan.models[foe].radius;
      for (const [x, y] of spotsToward(battle, model, foe, limit)) {
        const step = { model, path: [x, y] };
        const touches = segmentLength(x, y, battle.x[foe], battle.y[foe]) <= reach + 2;
        if (touches && mayMove(battle, unit, [step], { kind: 'charge', target, limit, steady: true })) return [step];
      }
    }
  return [];
};

/** Whether a model of a unit is in contact with another unit. */
export const touches = (battle: Battle, unit: number, target: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (modelTouchesUnit(battle, model, target)) return true;
  return false;
};

const touchesAfter = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): boolean =>
  afterMoves(battle, unit, moves, () => touches(battle, unit, target));

/** Checks whether models that are not in contact may finish their charge with these moves. */
export const checkFinish = (
  battle: Battle,
  { unit, target, left: lengths }: Extract<Question, { kind: 'finish-move' }>,
  moves: readonly ModelMove[],
): Refusal | undefined => {
  const left: LeftToMove = new Map(lengths.map(({ model, length }) => [model, length]));
  // As long as a survivor can finish the charge, it must.
  if (!touchesAfter(battle, unit, target, moves) && autoFinish(battle, unit, target, left).length > 0)
    return refuse('charge-not-closing', { unit, other: target });
  if (moves.length === 0) return undefined;
  const far = moves.find(({ model, path }) => lengthOf(battle, model, path) > (left.get(model) ?? 0));
  if (far)
    return refuse('move-too-far', {
      unit,
      model: far.model,
      need: left.get(far.model) ?? 0,
      have: lengthOf(battle, far.model, far.path),
    });
  const limit = Math.max(0, ...left.values());
  const stillReaches =
    isOnTable(battle, target) &&
    someModel(battle, unit, (model) => modelUnitGap(battle, model, target) <= (left.get(model) ?? 0));
  return checkMoves(battle, unit, moves, { kind: stillReaches ? 'charge' : 'finish', target, limit });
};
