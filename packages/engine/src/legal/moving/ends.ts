import { distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../../contract/refusal.ts';
import { RAISED } from '../../plan/terrain-plan.ts';
import { BATTLE_LIMITS } from '../../plan/limits.ts';
import { chainExcess, isCoherent, spreadExcess, modelOutOfCoherency, widestGap } from '../../space/coherency.ts';
import { floorAt } from '../../space/ground.ts';
import { modelTouchesUnit, modelUnitGap, overlaps } from '../../space/measure.ts';
import { endX, endY, isMoving } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { leader } from '../../state/query.ts';
import { moveContext, movementBits, others, routes, STRAIGHT, currentOrder } from './way.ts';

const oldX = new Int32Array(BATTLE_LIMITS.models);
const oldY = new Int32Array(BATTLE_LIMITS.models);
const oldZ = new Int32Array(BATTLE_LIMITS.models);

/** Checks the ends of all models by placing them for a moment. */
export const checkEnds = (b: Battle, unit: number): Refusal | undefined => {
  // A single model is always in coherency, and only other units can be in its way.
  if (routes.count === 1 && !moveContext.mayOverlap && currentOrder.embark < 0) return undefined;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    oldX[i] = b.x[model];
    oldY[i] = b.y[model];
    oldZ[i] = b.z[model];
    if (!isMoving(routes, i)) continue;
    b.x[model] = endX(routes, i);
    b.y[model] = endY(routes, i);
    b.z[model] = moveContext.ground & RAISED ? floorAt(b.plan, b.x[model], b.y[model]) : 0;
  }
  const problem = currentOrder.embark < 0 ? lookAtEnds(b, unit) : checkEntry(b, unit, currentOrder.embark);
  const gap = problem?.code === 'coherency' && currentOrder.origin < 0 ? widestGap(b, unit) : Infinity;
  for (let i = 0; i < routes.count; i++) {
    const model = routes.models[i];
    b.x[model] = oldX[i];
    b.y[model] = oldY[i];
    b.z[model] = oldZ[i];
  }
  // A scattered unit that cannot restore coherency at once may at least come closer together (battle:G6).
  return gap < Infinity && gap < widestGap(b, unit) ? undefined : problem;
};

/** One model in contact takes the whole unit along (battle:T2). */
const checkEntry = (b: Battle, unit: number, transport: number): Refusal | undefined => {
  let model = -1;
  let have = Infinity;
  for (let i = 0; i < routes.count; i++) {
    if (modelTouchesUnit(b, routes.models[i], transport)) return undefined;
    const gap = modelUnitGap(b, routes.models[i], transport);
    if (gap < have) [model, have] = [routes.models[i], gap];
  }
  return refuse('transport-not-reached', { unit, model, other: transport, need: 0, have });
};

const lookAtEnds = (b: Battle, unit: number): Refusal | undefined => {
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || movementBits[i] & STRAIGHT) continue;
    const model = routes.models[i];
    if (moveContext.mayOverlap)
      for (let k = 0; k < moveContext.others; k++)
        if (overlaps(b, model, others[k])) return overlap(b, unit, model, others[k]);
    for (let j = 0; j < routes.count; j++) {
      const other = routes.models[j];
      if (j !== i && (j < i || !isMoving(routes, j)) && !(movementBits[j] & STRAIGHT) && overlaps(b, model, other))
        return overlap(b, unit, model, other);
    }
  }
  return isCoherent(b, unit) ? undefined : scattered(b, unit);
};

const overlap = (b: Battle, unit: number, model: number, other: number): Refusal => {
  const { models } = b.plan;
  const need = models[model].radius + models[other].radius;
  const have = Math.floor(Math.sqrt(distance2(b.x[model], b.y[model], b.x[other], b.y[other])));
  return refuse('overlap', { unit, model, other, need, have });
};

const scattered = (b: Battle, unit: number): Refusal => {
  if (moveContext.brief) return refuse('coherency', { unit });
  const { coherencyLink, coherencySpan } = b.plan.ruleset.numbers;
  const loose = modelOutOfCoherency(b, unit);
  return loose >= 0
    ? refuse('coherency', { unit, model: loose, need: coherencyLink, have: coherencyLink + chainExcess(b, unit) })
    : refuse('coherency', {
        unit,
        model: leader(b, unit),
        need: coherencySpan,
        have: coherencySpan + spreadExcess(b, unit),
      });
};
