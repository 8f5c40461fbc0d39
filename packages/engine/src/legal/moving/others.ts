import { distance2 } from '@muster/kernel';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { endX, endY, isMoving, routeDistance2 } from '../../space/route.ts';
import type { Battle } from '../../state/battle.ts';
import { guestOf, isHighAbove, isOnTable } from '../../state/query.ts';
import { all, FLIES, known, manner, type MoveOrder, others, PASSES, routes, STRAIGHT } from './way.ts';

/** Models of other units in the way, and those that come too close (battle:G2, battle:G3, battle:G31). */
export const checkOthers = (b: Battle, unit: number, order: MoveOrder): Refusal | undefined => {
  const { models, settings } = b.plan;
  const { separation } = b.plan.ruleset.numbers;
  const suspended = order.kind === 'charge' || order.embark !== undefined;
  const exact = settings.separationExactlyOneInch === 'illegal';
  gatherOthers(b, unit, separation);
  known.mayOverlap = false;
  let tooClose: Refusal | undefined;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || manner[i] & STRAIGHT) continue;
    const model = routes.models[i];
    const { radius } = models[model];
    const passes = (manner[i] & (FLIES | PASSES)) !== 0;
    for (let k = 0; k < known.others; k++) {
      const other = others[k];
      const x = b.x[other];
      const y = b.y[other];
      const touch = radius + models[other].radius;
      const far = touch + separation;
      if (x + far < routes.minX[i] || x - far > routes.maxX[i] || y + far < routes.minY[i] || y - far > routes.maxY[i])
        continue;
      const near2 = routeDistance2(routes, i, x, y, passes);
      if (near2 > far * far) continue;
      const start2 = distance2(x, y, routes.points[routes.start[i]], routes.points[routes.start[i] + 1]);
      if (near2 < touch * touch) known.mayOverlap = true;
      if (near2 >= start2 && start2 <= far * far) continue;
      const their = b.unitOf[other];
      const have = Math.floor(Math.sqrt(near2));
      if (near2 < touch * touch && !passes)
        return refuse('path-blocked', { unit, model, other: their, need: touch, have });
      if (suspended || tooClose || (order.kind === 'pile-in' && their === order.target)) continue;
      if (near2 < far * far || exact)
        tooClose = refuse('within-1in', { unit, model, other: their, need: separation, have: have - touch });
    }
  }
  return tooClose ?? (settings.ownUnitBlocksPath === 'yes' ? checkOwnUnit(b, unit) : undefined);
};

/** Collects the models of other units that some way may come near; high fliers are in nobody's way. */
const gatherOthers = (b: Battle, unit: number, separation: number): void => {
  const { models, units } = b.plan;
  const { x, y, alive, unitOf } = b;
  known.others = 0;
  for (let other = 0; other < units.length; other++) {
    if (other === unit || !isOnTable(b, other) || isHighAbove(b, other)) continue;
    const { first, count } = units[other];
    const hero = b.unitHero[other];
    const guest = guestOf(b, other);
    for (let i = 0; i <= count + 1; i++) {
      const model = i < count ? first + i : i === count ? hero : guest;
      if (model < 0 || !alive[model] || unitOf[model] !== other) continue;
      const far = models[model].radius + separation;
      const px = x[model];
      const py = y[model];
      if (px + far >= all.minX && px - far <= all.maxX && py + far >= all.minY && py - far <= all.maxY)
        others[known.others++] = model;
    }
  }
};

/** Where models of the own unit block the way, they do so from where they end (battle:G4). */
const checkOwnUnit = (b: Battle, unit: number): Refusal | undefined => {
  const { models } = b.plan;
  for (let i = 0; i < routes.count; i++) {
    if (!isMoving(routes, i) || manner[i] & (FLIES | PASSES | STRAIGHT)) continue;
    for (let j = 0; j < routes.count; j++) {
      if (i === j) continue;
      const touch = models[routes.models[i]].radius + models[routes.models[j]].radius;
      const x = endX(routes, j);
      const y = endY(routes, j);
      const near2 = routeDistance2(routes, i, x, y, false);
      if (near2 >= touch * touch) continue;
      if (near2 >= distance2(x, y, routes.points[routes.start[i]], routes.points[routes.start[i] + 1])) continue;
      // Ending on each other is another matter: overlap.
      if (near2 >= distance2(x, y, endX(routes, i), endY(routes, i))) continue;
      const have = Math.floor(Math.sqrt(near2));
      return refuse('path-blocked', { unit, model: routes.models[i], other: unit, need: touch, have });
    }
  }
  return undefined;
};
