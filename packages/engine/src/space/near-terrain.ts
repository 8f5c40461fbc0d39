import { INCH } from '@muster/kernel';
import type { Battle } from '../state/battle.ts';
import { eachModel } from '../state/query.ts';
import { baseTouches } from './ground.ts';

/** Touching does not count as overlapping, but exactly 1" is within 1". */
const JUST_OVER_ONE_INCH = INCH + 1;

/** Whether more than half of a unit's living models are within 1" of terrain. */
export const isUnitNearTerrain = (battle: Battle, unit: number): boolean => {
  if (battle.plan.terrain.length === 0) return false;
  let all = 0;
  let near = 0;
  eachModel(battle, unit, (model) => {
    all++;
    if (isModelNearTerrain(battle, model)) near++;
  });
  return 2 * near > all;
};

/** Whether a model is within 1" of terrain. */
export const isModelNearTerrain = ({ plan, x, y }: Battle, model: number): boolean => {
  const reach = plan.models[model].radius + JUST_OVER_ONE_INCH;
  return plan.terrain.some((piece) => baseTouches(piece, x[model], y[model], reach));
};
