import { type Action, arriving, type Battle, deployRule, type Placement, unitsToArrive } from '@muster/engine';
import {
  arriveInZone,
  comesToZone,
  type ArrivalMode,
  deployAnywhere,
  formUp,
  frontOf,
  pointOf,
  placeUnitNear,
} from '@muster/guide';
import { anchorPoints, keepAnchor } from './look/anchors.ts';
import type { OwnLook, TableSeen } from './look/look.ts';
import { lookOut, weighSpot } from './outlook.ts';
import { surveyWith } from './survey.ts';
import type { Weights } from './weights.ts';

/** The distance between the spots that an arriving unit considers. */
const STEP = 700;

/** Deploys the next unit where it is safe, has targets, and can reach an objective that needs it. */
export const deployWell = (
  own: OwnLook,
  battle: Battle,
  side: number,
  how: 'deployment' | 'scout',
  weights: Weights,
): Action => {
  const units = unitsToArrive(battle, side, how);
  const next = leastTelling(battle, units);
  const positions = findPlace(own, battle, next, how, weights);
  if (positions) return { type: 'deploy', unit: next, positions };
  return deployAnywhere(battle, units, how);
};

/** Orders units: large bases first because they need most room, then the cheapest, which reveal least about the plan. */
const leastTelling = ({ plan }: Battle, units: readonly number[]): number => {
  let next = units[0];
  let least = Infinity;
  for (const unit of units) {
    const { first, cost } = plan.units[unit];
    const turn = cost - 10 * plan.models[first].radius;
    if (turn >= least) continue;
    next = unit;
    least = turn;
  }
  return next;
};

const findPlace = (
  own: OwnLook,
  battle: Battle,
  unit: number,
  how: ArrivalMode,
  weights: Weights,
): Placement[] | undefined => {
  const { plan } = battle;
  const { side } = plan.units[unit];
  const { zone } = deployRule(battle, unit, how);
  if (!zone) return undefined;
  const ready = lookOut(surveyWith(own, battle, unit, weights), unit, true);
  const { scene, anchors } = ready;
  anchors.count = 0;
  const front = frontOf(plan, battle.sideZone[side]);
  const back = -front.forward * 0.6 * (scene.spread[unit] - plan.models[plan.units[unit].first].radius);
  const [backX, backY] = pointOf(front, 0, back);
  const { minX, minY, maxX, maxY } = zone.zone;
  const margin = plan.models[plan.units[unit].first].radius + 5 - zone.reach;
  const stepX = stepOf(minX + margin, maxX - margin);
  const stepY = stepOf(minY + margin, maxY - margin);
  for (let y = minY + margin; y <= maxY - margin; y += stepY)
    for (let x = minX + margin; x <= maxX - margin; x += stepX) {
      if (x < 0 || y < 0 || x > plan.table.width || y > plan.table.depth) continue;
      keepAnchor(anchors, x, y, weighSpot(ready, x + backX, y + backY, false).place);
    }
  const places = anchorPoints(anchors);
  const [x, y] = places[0] ?? [(minX + maxX) >> 1, (minY + maxY) >> 1];
  return formUp(battle, unit, how, places) ?? placeUnitNear(battle, unit, how, x, y);
};

/** Returns steps that divide a length exactly, close to a wanted size. */
const stepOf = (from: number, to: number): number =>
  Math.max(1, (to - from) / Math.max(1, Math.round((to - from) / STEP)));

/** The distance of arriving Ambush units from enemies, and an addition for rounding. */
const ROOM = 20;

/** Returns spots at and around an objective where Ambush units may arrive. */
const AROUND: readonly number[] = [
  0, 0, 0, 300, 0, -300, 400, 0, -400, 0, 0, 700, 0, -700, 800, 0, -800, 0, 0, 1200, 0, -1200, 1300, 0, -1300, 0,
];

/** Lets Ambush units arrive where they are worth most. */
export const arriveWell = (own: OwnLook, battle: Battle, side: number, weights: Weights): Action => {
  const { plan } = battle;
  for (const unit of arriving(battle, side)) {
    const places = comesToZone(battle, unit) ? arriveInZone(battle, unit) : undefined;
    if (places) return { type: 'arrive', unit, positions: places };
    const { enemiesBeyond = 0 } = deployRule(battle, unit, 'ambush');
    const ready = lookOut(surveyWith(own, battle, unit, weights), unit, true);
    const { marks, anchors } = ready;
    anchors.count = 0;
    for (let i = 0; i < marks.count; i++)
      for (let k = 0; k < AROUND.length; k += 2) {
        const x = battle.objX[i] + AROUND[k];
        const y = battle.objY[i] + AROUND[k + 1];
        if (x < 0 || y < 0 || x > plan.table.width || y > plan.table.depth) continue;
        if (isTooClose(ready, unit, x, y, enemiesBeyond + ROOM)) continue;
        const { place, gain } = weighSpot(ready, x, y, true);
        keepAnchor(anchors, x, y, place + gain);
      }
    const positions = formUp(battle, unit, 'ambush', anchorPoints(anchors));
    if (positions) return { type: 'arrive', unit, positions };
  }
  return { type: 'pass' };
};

const isTooClose = ({ scene }: TableSeen, unit: number, x: number, y: number, distance: number): boolean => {
  const far = distance + scene.spread[unit] / 2;
  for (let k = 0; k < scene.foeCount; k++) {
    const foe = scene.foes[k];
    const dx = scene.x[foe] - x;
    const dy = scene.y[foe] - y;
    const apart = far + scene.spread[foe] / 2;
    if (dx * dx + dy * dy < apart * apart) return true;
  }
  return false;
};
