import { collectModels, type ModelMove } from '@muster/engine';
import type { Ends } from './look/ends.ts';
import type { TableSeen } from './look/look.ts';
import type { Scene } from './look/scene.ts';

const STANDS: readonly ModelMove[] = [];

/** Finds the places of a unit's models, after these moves if given. */
export const findEnds = ({ scene, ends }: TableSeen, unit: number, moves: readonly ModelMove[] = STANDS): Ends => {
  const { battle } = scene;
  const { models, endX, endY } = ends;
  const count = collectModels(battle, unit, models);
  let x = 0;
  let y = 0;
  for (let k = 0; k < count; k++) {
    const model = models[k];
    endX[k] = battle.x[model];
    endY[k] = battle.y[model];
    for (let m = 0; m < moves.length; m++)
      if (moves[m].model === model) {
        const { path } = moves[m];
        endX[k] = path[path.length - 2];
        endY[k] = path[path.length - 1];
      }
    x += endX[k];
    y += endY[k];
  }
  ends.x = x / count;
  ends.y = y / count;
  ends.count = count;
  return ends;
};

/** Returns how much nearer to an objective the foremost base of a unit is than its middle. */
export const frontTo = (
  { battle, plan }: Scene,
  { x, y, count, models, endX, endY }: Ends,
  objective: number,
): number => {
  if (count === 1) return plan.models[models[0]].radius;
  const dx = battle.objX[objective] - x;
  const dy = battle.objY[objective] - y;
  let nearest = Infinity;
  for (let k = 0; k < count; k++) {
    const mx = battle.objX[objective] - endX[k];
    const my = battle.objY[objective] - endY[k];
    const gap = Math.sqrt(mx * mx + my * my) - plan.models[models[k]].radius;
    if (gap < nearest) nearest = gap;
  }
  return Math.sqrt(dx * dx + dy * dy) - nearest;
};
