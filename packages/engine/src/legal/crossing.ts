import type { ModelMove } from '../contract/action.ts';
import { segmentDistance2 } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import { isHighAbove, isOnTable, modelsOf, sideOf } from '../state/query.ts';

/** Whether a model has a rule or weapon for units that it moves through. */
export const crosses = ({ plan }: Battle, model: number): boolean =>
  plan.models[model].strafing.length > 0 || plan.models[model].roving.some(({ crossing }) => crossing !== undefined);

/**
 * Returns the enemy units that a model moves through from where it stands (muster:crossing). Call it before the model
 * is placed.
 */
export const crossedUnits = (battle: Battle, { model, path }: ModelMove): number[] => {
  const { units } = battle.plan;
  const side = sideOf(battle, battle.unitOf[model]);
  return units
    .filter((unit) => unit.side !== side && isOnTable(battle, unit.index) && !isHighAbove(battle, unit.index))
    .filter((unit) => modelsOf(battle, unit.index).some((foe) => passesOver(battle, model, path, foe)))
    .map((unit) => unit.index);
};

const passesOver = (battle: Battle, model: number, path: readonly number[], foe: number): boolean => {
  const { models } = battle.plan;
  const touch = models[model].radius + models[foe].radius;
  let [x, y] = [battle.x[model], battle.y[model]];
  for (let i = 0; i < path.length; i += 2) {
    if (segmentDistance2(battle.x[foe], battle.y[foe], x, y, path[i], path[i + 1]) < touch * touch) return true;
    [x, y] = [path[i], path[i + 1]];
  }
  return false;
};
