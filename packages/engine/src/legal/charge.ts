import { distance2, segmentLength } from '@muster/kernel';
import type { ModelMove, Placement } from '../game/action.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { climbCost } from '../space/ground.ts';
import { hasLedges, sparedBy } from '../space/leaps.ts';
import { modelTouchesUnit, modelUnitGap, modelWithinUnit } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { isEmbarked, isOnTable, modelsOf, sideOf, someModel } from '../state/query.ts';
import { afterMoves, chargeAllowance, checkMoves } from './move.ts';
import { knowsJumps } from './special-moves.ts';

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
    const reaches = models.some((model, i) => gaps[i] <= chargeAllowance(battle, unit, model, target));
    if (!reaches) {
      const need = Math.min(...gaps);
      return refuse('charge-out-of-range', {
        unit,
        other: target,
        need,
        have: chargeAllowance(battle, unit, models[0], target),
      });
    }
  }
  const problem = checkMoves(battle, unit, moves, { kind: 'charge', target, origin });
  if (problem) return problem;
  const further = afterMoves(battle, unit, moves, () =>
    models.some((model) => modelTouchesUnit(battle, model, target)) ? stepsCloser(battle, models, target) : undefined,
  );
  if (!further) return refuse('charge-no-path', { unit, other: target });
  // Whoever ended out of reach must have come as close as it could: one clear step more must not be possible,
  // though nobody has to jump for it.
  for (const { model, x, y } of further) {
    const longer = moves.filter((move) => move.model !== model);
    const own = moves.find((move) => move.model === model)?.path ?? [];
    longer.push({ model, path: [...own, x, y] });
    if (!checkMoves(battle, unit, longer, { kind: 'charge', target, origin, steady: true }))
      return refuse('charge-not-closing', { unit, model, other: target, need: CLOSER });
  }
  return undefined;
};

/** How much closer a model must be able to come before it counts as lagging. */
const CLOSER = 100;

/** For each model out of reach of the target: where it would stand one step closer. */
const stepsCloser = (battle: Battle, models: readonly number[], target: number): Placement[] => {
  const reach = battle.plan.ruleset.numbers.strikeReach;
  const foes = modelsOf(battle, target);
  return models
    .filter((model) => !modelWithinUnit(battle, model, target, reach))
    .map((model) => {
      const far = (foe: number): number => distance2(battle.x[model], battle.y[model], battle.x[foe], battle.y[foe]);
      const nearest = foes.reduce((best, foe) => (far(foe) < far(best) ? foe : best));
      const away = Math.sqrt(far(nearest));
      const step = (from: number, to: number): number => from + Math.trunc(((to - from) * CLOSER) / away);
      return {
        model,
        x: step(battle.x[model], battle.x[nearest]),
        y: step(battle.y[model], battle.y[nearest]),
      };
    });
};

/** What a path costs a model from where it stands: climbing included, jumps not. */
export const lengthOf = (battle: Battle, model: number, path: readonly number[]): number => {
  const way = [battle.x[model], battle.y[model], ...path];
  const { flies } = battle.plan.models[model];
  let length = flies ? 0 : climbCost(battle.plan, way);
  if (!flies && knowsJumps(battle.plan) && hasLedges(battle.plan)) length -= sparedBy(battle.plan, way);
  for (let i = 2; i < way.length; i += 2) length += segmentLength(way[i - 2], way[i - 1], way[i], way[i + 1]);
  return length;
};
