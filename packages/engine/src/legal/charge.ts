import { segmentLength } from '@muster/kernel';
import type { ModelMove } from '../game/action.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { climbCost } from '../space/ground.ts';
import { modelTouchesUnit, modelUnitGap, modelWithinUnit } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { isEmbarked, isOnTable, modelsOf, sideOf, someModel } from '../state/query.ts';
import { allowanceOf, checkMoves, placeMoves } from './move.ts';

/** Whether a unit may be charged at all. */
export const checkChargeTarget = (battle: Battle, unit: number, target: number | undefined): Refusal | undefined => {
  if (target === undefined || !battle.plan.units[target]) return refuse('no-such-unit', { unit });
  if (sideOf(battle, target) === sideOf(battle, unit)) return refuse('not-enemy', { unit: target });
  if (isEmbarked(battle, target)) return refuse('target-embarked', { unit: target });
  if (!isOnTable(battle, target)) return refuse('no-such-unit', { unit: target });
  if (someModel(battle, target, (model) => battle.plan.models[model].cannotBeCharged))
    return refuse('cannot-charge-aircraft', { unit: target });
  return undefined;
};

/** Whether these charge moves are legal: in range, into contact, everybody as close as it goes (battle:G25, battle:G26). */
export const checkCharge = (
  battle: Battle,
  unit: number,
  target: number,
  moves: readonly ModelMove[],
  origin?: number,
): Refusal | undefined => {
  const models = modelsOf(battle, unit);
  if (origin === undefined) {
    const gaps = models.map((model) => modelUnitGap(battle, model, target));
    const reaches = models.some((model, i) => gaps[i] <= allowanceOf(battle, unit, model, 'rush'));
    if (!reaches) {
      const need = Math.min(...gaps);
      return refuse('charge-out-of-range', {
        unit,
        other: target,
        need,
        have: allowanceOf(battle, unit, models[0], 'rush'),
      });
    }
  }
  const problem = checkMoves(battle, unit, moves, { kind: 'charge', target, origin });
  if (problem) return problem;
  const block = battle.block.slice();
  const lengths = new Map(moves.map(({ model, path }) => [model, lengthOf(battle, model, path)]));
  placeMoves(battle, unit, moves);
  const touches = models.some((model) => modelTouchesUnit(battle, model, target));
  const lagging = touches && origin === undefined ? findLaggard(battle, unit, target, lengths) : -1;
  battle.block.set(block);
  if (!touches) return refuse('charge-no-path', { unit, other: target });
  return lagging >= 0 ? refuse('charge-not-closing', { unit, model: lagging, other: target }) : undefined;
};

/** How much further a model must be able to go before it counts as lagging. */
const CLOSER = 100;

/** A model that ended out of reach although it could have come clearly closer, or -1. */
const findLaggard = (battle: Battle, unit: number, target: number, lengths: ReadonlyMap<number, number>): number => {
  const reach = battle.plan.ruleset.numbers.strikeReach;
  for (const model of modelsOf(battle, unit)) {
    if (modelWithinUnit(battle, model, target, reach)) continue;
    const left = allowanceOf(battle, unit, model, 'rush') - (lengths.get(model) ?? 0);
    if (left < CLOSER || !canStepCloser(battle, unit, model, target)) continue;
    return model;
  }
  return -1;
};

const canStepCloser = (battle: Battle, unit: number, model: number, target: number): boolean => {
  const nearest = modelsOf(battle, target).reduce((best, other) =>
    segmentLength(battle.x[model], battle.y[model], battle.x[other], battle.y[other]) <
    segmentLength(battle.x[model], battle.y[model], battle.x[best], battle.y[best])
      ? other
      : best,
  );
  const away = segmentLength(battle.x[model], battle.y[model], battle.x[nearest], battle.y[nearest]);
  const step = (from: number, to: number): number => from + Math.trunc(((to - from) * CLOSER) / away);
  const path = [step(battle.x[model], battle.x[nearest]), step(battle.y[model], battle.y[nearest])];
  // Not slower for terrain that the way here has already paid for: a plain legality question.
  return !checkMoves(battle, unit, [{ model, path }], { kind: 'charge', target, limit: CLOSER });
};

/** What a path costs a model from where it stands, climbing included. */
export const lengthOf = (battle: Battle, model: number, path: readonly number[]): number => {
  const way = [battle.x[model], battle.y[model], ...path];
  let length = battle.plan.models[model].flies ? 0 : climbCost(battle.plan, way);
  for (let i = 2; i < way.length; i += 2) length += segmentLength(way[i - 2], way[i - 1], way[i], way[i + 1]);
  return length;
};
