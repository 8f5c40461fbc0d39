import { distance2, segmentLength } from '@muster/kernel';
import type { ModelMove, Placement } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { climbCost } from '../space/ground.ts';
import { hasLedges, savedByJumps } from '../space/jumps-and-climbs.ts';
import { modelTouchesUnit, modelUnitGap, modelWithinUnit, unitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { firstModel, isEmbarked, isOnTable, nextModel, sideOf, someModel } from '../state/query.ts';
import { afterMoves, chargeAllowance, checkMoves, limitFrom, mayMove } from './move.ts';
import { hasJumps } from './special-moves.ts';

/** Checks whether a unit may be charged at all. */
export const checkChargeTarget = (battle: Battle, unit: number, target: number | undefined): Refusal | undefined => {
  if (target === undefined || !battle.plan.units[target]) return refuse('no-such-unit', { unit });
  if (sideOf(battle, target) === sideOf(battle, unit)) return refuse('not-enemy', { unit: target });
  if (isEmbarked(battle, target)) return refuse('target-embarked', { unit: target });
  if (!isOnTable(battle, target)) return refuse('no-such-unit', { unit: target });
  if (someModel(battle, target, (model) => battle.plan.models[model].cannotBeCharged))
    return refuse('cannot-charge-aircraft', { unit: target });
  return undefined;
};

/** Checks charge moves: in range, into contact, and every model as close as it can get (battle:G25, battle:G26). */
export const checkCharge = (
  battle: Battle,
  unit: number,
  target: number,
  moves: readonly ModelMove[],
  origin?: number,
): Refusal | undefined => {
  if (origin === undefined && !isInReach(battle, unit, target)) return outOfRange(battle, unit, target);
  const problem = checkMoves(battle, unit, moves, { kind: 'charge', target, origin });
  if (problem) return problem;
  const further = afterMoves(battle, unit, moves, () =>
    unitsTouch(battle, unit, target) ? stepsCloser(battle, unit, target) : undefined,
  );
  if (!further) return refuse('charge-no-path', { unit, other: target });
  // A model out of contact must have come as close as it could: one clear step more must not be possible, though no
  // model has to jump for it.
  for (const { model, x, y } of further) {
    const longer = moves.filter((move) => move.model !== model);
    const own = moves.find((move) => move.model === model)?.path ?? [];
    longer.push({ model, path: [...own, x, y] });
    if (mayMove(battle, unit, longer, { kind: 'charge', target, origin, steady: true }))
      return refuse('charge-not-closing', { unit, model, other: target, need: CLOSER });
  }
  return undefined;
};

const outOfRange = (battle: Battle, unit: number, target: number): Refusal => {
  const { length, slowed } = limitFrom(battle, unit, firstModel(battle, unit), { kind: 'charge', target });
  const have = unitGap(battle, unit, target);
  return refuse('charge-out-of-range', { unit, other: target, need: length, have, ...(slowed ? { slowed } : {}) });
};

/** How much closer a model must be able to come before it counts as lagging. */
const CLOSER = 100;

/** Whether a model of a unit may charge as far as the target is away. */
const isInReach = (battle: Battle, unit: number, target: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (modelUnitGap(battle, model, target) <= chargeAllowance(battle, unit, model, target)) return true;
  return false;
};

/** Whether a model of a unit is in contact with the other unit. */
const unitsTouch = (battle: Battle, unit: number, target: number): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (modelTouchesUnit(battle, model, target)) return true;
  return false;
};

const NO_STEPS: readonly Placement[] = [];

/** Returns, for each model out of contact with the target, where it would stand one step closer. */
const stepsCloser = (battle: Battle, unit: number, target: number): readonly Placement[] => {
  const reach = battle.plan.ruleset.numbers.strikeReach;
  let steps: Placement[] | undefined;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (!modelWithinUnit(battle, model, target, reach)) (steps ??= []).push(stepCloser(battle, model, target));
  return steps ?? NO_STEPS;
};

/** Returns where a model would stand one step closer to the nearest enemy model. */
const stepCloser = (battle: Battle, model: number, target: number): Placement => {
  const { x, y } = battle;
  let nearest = -1;
  let least = Infinity;
  for (let foe = firstModel(battle, target); foe >= 0; foe = nextModel(battle, target, foe)) {
    const apart2 = distance2(x[model], y[model], x[foe], y[foe]);
    if (apart2 >= least) continue;
    nearest = foe;
    least = apart2;
  }
  const away = Math.sqrt(least);
  return {
    model,
    x: x[model] + Math.trunc(((x[nearest] - x[model]) * CLOSER) / away),
    y: y[model] + Math.trunc(((y[nearest] - y[model]) * CLOSER) / away),
  };
};

/** Returns the length of a path from where a model stands: climbing included, jumps not. */
export const lengthOf = (battle: Battle, model: number, path: readonly number[]): number => {
  const way = [battle.x[model], battle.y[model], ...path];
  const { flies } = battle.plan.models[model];
  let length = flies ? 0 : climbCost(battle.plan, way);
  if (!flies && hasJumps(battle.plan) && hasLedges(battle.plan)) length -= savedByJumps(battle.plan, way);
  for (let i = 2; i < way.length; i += 2) length += segmentLength(way[i - 2], way[i - 1], way[i], way[i + 1]);
  return length;
};
