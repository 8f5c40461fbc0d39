import { distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../../contract/refusal.ts';
import { endX, endY, isMoving, routeDistance2 } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { isOnTable } from '../../state/query.ts';
import { moveBox, FLIES, moveContext, movementBits, others, PASSES, routes, STRAIGHT, currentOrder } from './way.ts';

/** Checks models of other units in the way, and those that come too close (battle:G2, battle:G3, battle:G31). */
export const checkOthers = (b: Battle, unit: number): Refusal | undefined => {
  const { bases, settings } = b.plan;
  const { separation } = b.plan.ruleset.numbers;
  const suspended = currentOrder.kind === 'charge' || currentOrder.embark >= 0;
  const exact = settings.separationExactlyOneInch === 'illegal';
  gatherOthers(b, unit, separation);
  moveContext.mayOverlap = false;
  let tooClose: Refusal | undefined;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || movementBits[i] & STRAIGHT) continue;
    const model = routes.models[i];
    const radius = bases.radius[model];
    const passes = (movementBits[i] & (FLIES | PASSES)) !== 0;
    for (let k = 0; k < moveContext.others; k++) {
      const other = others[k];
      const x = b.x[other];
      const y = b.y[other];
      const touch = radius + bases.radius[other];
      const far = touch + separation;
      if (x + far < routes.minX[i] || x - far > routes.maxX[i] || y + far < routes.minY[i] || y - far > routes.maxY[i])
        continue;
      const near2 = routeDistance2(routes, i, x, y, passes);
      if (near2 > far * far) continue;
      const start2 = distance2(x, y, routes.points[routes.start[i]], routes.points[routes.start[i] + 1]);
      if (near2 < touch * touch) moveContext.mayOverlap = true;
      if (near2 >= start2 && start2 <= far * far) continue;
      const their = b.unitOf[other];
      const have = Math.floor(Math.sqrt(near2));
      if (near2 < touch * touch && !passes)
        return refuse('path-blocked', { unit, model, other: their, need: touch, have });
      if (suspended || tooClose || (currentOrder.kind === 'pile-in' && their === currentOrder.target)) continue;
      if (near2 < far * far || exact)
        tooClose = refuse('within-1in', { unit, model, other: their, need: separation, have: have - touch });
    }
  }
  return tooClose ?? (settings.ownUnitBlocksPath === 'yes' ? checkOwnUnit(b, unit) : undefined);
};

/** Collects the models of other units that a path may come near; high fliers are never in the way. */
const gatherOthers = (b: Battle, unit: number, separation: number): void => {
  const { first, count, aloft } = b.plan.bases;
  moveContext.others = 0;
  for (let other = 0; other < first.length; other++) {
    if (other === unit || aloft[other] || !isOnTable(b, other)) continue;
    const end = first[other] + count[other];
    for (let model = first[other]; model < end; model++) addNear(b, other, model, separation);
    if (b.unitHero[other] >= 0) addNear(b, other, b.unitHero[other], separation);
    if (b.unitGuest.length > 0 && b.unitGuest[other] >= 0) addNear(b, other, b.unitGuest[other], separation);
  }
};

/** Collects a model of another unit if it lives and a path may come near it. */
const addNear = (b: Battle, other: number, model: number, separation: number): void => {
  const far = b.plan.bases.radius[model] + separation;
  const x = b.x[model];
  const y = b.y[model];
  if (x + far < moveBox.minX || x - far > moveBox.maxX || y + far < moveBox.minY || y - far > moveBox.maxY) return;
  if (b.alive[model] && b.unitOf[model] === other) others[moveContext.others++] = model;
};

/** Where models of the own unit block paths, they do so from where they end (battle:G4). */
const checkOwnUnit = (b: Battle, unit: number): Refusal | undefined => {
  const { models } = b.plan;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || movementBits[i] & (FLIES | PASSES | STRAIGHT)) continue;
    for (let j = 0; j < routes.count; j++) {
      if (i === j) continue;
      const touch = models[routes.models[i]].radius + models[routes.models[j]].radius;
      const x = endX(routes, j);
      const y = endY(routes, j);
      const near2 = routeDistance2(routes, i, x, y, false);
      if (near2 >= touch * touch) continue;
      if (near2 >= distance2(x, y, routes.points[routes.start[i]], routes.points[routes.start[i] + 1])) continue;
      // Models that end on each other are refused as an overlap.
      if (near2 >= distance2(x, y, endX(routes, i), endY(routes, i))) continue;
      const have = Math.floor(Math.sqrt(near2));
      return refuse('path-blocked', { unit, model: routes.models[i], other: unit, need: touch, have });
    }
  }
  return undefined;
};
