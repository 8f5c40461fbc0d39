import { collectModels, LIMITS, type ModelMove } from '@muster/engine';
import { scene } from './scene.ts';

/** Where models of a unit are, or would be: x and y by place in the unit. */
const endX = new Float64Array(LIMITS.models);
const endY = new Float64Array(LIMITS.models);
const members = new Int32Array(LIMITS.models);

/** The middle of the unit that was looked at last, and how many models it has. */
export const ends: { x: number; y: number; count: number } = { x: 0, y: 0, count: 0 };

const STANDS: readonly ModelMove[] = [];

/** Finds where the models of a unit are, after some moves if there are any. */
export const findEnds = (unit: number, moves: readonly ModelMove[] = STANDS): void => {
  const { battle } = scene;
  const count = collectModels(battle, unit, members);
  let x = 0;
  let y = 0;
  for (let k = 0; k < count; k++) {
    const model = members[k];
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
};

/** How much nearer to a marker than its middle the foremost base of the unit is whose ends were found last. */
export const frontTo = (marker: number): number => {
  const { battle, plan } = scene;
  if (ends.count === 1) return plan.models[members[0]].radius;
  const dx = battle.objX[marker] - ends.x;
  const dy = battle.objY[marker] - ends.y;
  let nearest = Infinity;
  for (let k = 0; k < ends.count; k++) {
    const mx = battle.objX[marker] - endX[k];
    const my = battle.objY[marker] - endY[k];
    const gap = Math.sqrt(mx * mx + my * my) - plan.models[members[k]].radius;
    if (gap < nearest) nearest = gap;
  }
  return Math.sqrt(dx * dx + dy * dy) - nearest;
};
