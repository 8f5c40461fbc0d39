import { INCH } from '@muster/kernel';
import type { Spot } from '../contract/question.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { isCoherent } from '../space/coherency.ts';
import { modelWithinUnit } from '../space/measure.ts';
import { withModelsPlaced } from '../space/place-models.ts';
import type { Battle } from '../state/battle.ts';
import { modelsOf } from '../state/query.ts';
import { checkPlacement, crowdProblem, spotProblem } from './deploy.ts';

/** How far from the unit a helper that forms a separate unit may be placed. */
export const NEAR_ALLY: number = 6 * INCH;

/**
 * Checks whether a guest may stand here: free ground, no overlap with another base, and the unit stays in coherency.
 */
const guestProblem = (battle: Battle, target: number, model: number, { x, y }: Spot): Refusal | undefined => {
  const { plan } = battle;
  const bad = spotProblem(plan, x, y, plan.models[model].radius);
  if (bad) return refuse(bad, { unit: target, model });
  const crowd = crowdProblem(battle, target, { model, x, y });
  if (crowd) return crowd;
  return withModelsPlaced(battle, [{ model, x, y }], () => {
    const under = modelsOf(battle, target).find((other) => other !== model && overlapsAt(battle, model, other));
    if (under !== undefined) return refuse('overlap', { unit: target, model, other: under });
    return isCoherent(battle, target) ? undefined : refuse('coherency', { unit: target, model });
  });
};

const overlapsAt = (battle: Battle, one: number, other: number): boolean => {
  const radii = battle.plan.models[one].radius + battle.plan.models[other].radius;
  const [dx, dy] = [battle.x[one] - battle.x[other], battle.y[one] - battle.y[other]];
  return dx * dx + dy * dy < radii * radii;
};

/** Checks whether a helper that is a separate unit may stand here: as any unit, and near the unit that it helps. */
const neighbourProblem = (battle: Battle, target: number, model: number, at: Spot): Refusal | undefined => {
  const unit = battle.unitOf[model];
  const problem = checkPlacement(battle, unit, [{ model, ...at }], {});
  if (problem) return problem;
  const near = withModelsPlaced(battle, [{ model, ...at }], () => modelWithinUnit(battle, model, target, NEAR_ALLY));
  return near ? undefined : refuse('spot-too-far', { unit, other: target, need: NEAR_ALLY });
};

/** Checks whether a helper of a unit may stand here: among its models, or near it if the helper is a separate unit. */
export const checkAlly = (battle: Battle, target: number, model: number, spot: Spot): Refusal | undefined =>
  battle.unitOf[model] === target
    ? guestProblem(battle, target, model, spot)
    : neighbourProblem(battle, target, model, spot);
