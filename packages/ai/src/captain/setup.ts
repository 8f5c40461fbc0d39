import { type Action, arriving, type Battle, deployRule, type Placement, waiting } from '@muster/engine';
import { frontOf, pointOf } from '../front.ts';
import { type Coming, formUp, squeezeIn } from '../moving/form-up.ts';
import { findAnyRoom } from '../moving/plain.ts';
import { marks } from './markers.ts';
import { found, lookOut, weighSpot } from './outlook.ts';
import { scene } from './scene.ts';
import { surveyWith } from './survey.ts';
import type { Weights } from './weights.ts';

/** How far apart the spots are that a newcomer looks at. */
const STEP = 700;

/** Spots that are tried before the rules are asked for any room at all. */
const MOST_ANCHORS = 10;

/** The best spots so far, the best first. */
const best = {
  count: 0,
  x: new Float64Array(MOST_ANCHORS),
  y: new Float64Array(MOST_ANCHORS),
  worth: new Float64Array(MOST_ANCHORS),
};

const keep = (x: number, y: number, worth: number): void => {
  if (best.count === MOST_ANCHORS && worth <= best.worth[MOST_ANCHORS - 1]) return;
  let at = best.count < MOST_ANCHORS ? best.count++ : MOST_ANCHORS - 1;
  for (; at > 0 && best.worth[at - 1] < worth; at--) {
    best.x[at] = best.x[at - 1];
    best.y[at] = best.y[at - 1];
    best.worth[at] = best.worth[at - 1];
  }
  best.x[at] = x;
  best.y[at] = y;
  best.worth[at] = worth;
};

const anchors = (): [number, number][] =>
  Array.from({ length: best.count }, (_, k) => [Math.round(best.x[k]), Math.round(best.y[k])]);

/** Puts the next unit down where it is safe, sees something and gets to a marker that needs it. */
export const deployWell = (battle: Battle, side: number, how: 'deployment' | 'scout', weights: Weights): Action => {
  const units = waiting(battle, side, how);
  const next = leastTelling(battle, units);
  const positions = findPlace(battle, next, how, weights);
  if (positions) return { type: 'deploy', unit: next, positions };
  return findAnyRoom(battle, units, how);
};

/** Large bases need most room; of the others the cheapest says least about the plan. */
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

const findPlace = (battle: Battle, unit: number, how: Coming, weights: Weights): Placement[] | undefined => {
  const { plan } = battle;
  const { side } = plan.units[unit];
  const { zone } = deployRule(battle, unit, how);
  if (!zone) return undefined;
  surveyWith(battle, unit, weights);
  lookOut(unit, true);
  best.count = 0;
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
      weighSpot(x + backX, y + backY, false);
      keep(x, y, found.place);
    }
  const places = anchors();
  const [x, y] = places[0] ?? [(minX + maxX) >> 1, (minY + maxY) >> 1];
  return formUp(battle, unit, how, places) ?? squeezeIn(battle, unit, how, x, y);
};

/** Steps that fit a length exactly, about as long as they should be. */
const stepOf = (from: number, to: number): number =>
  Math.max(1, (to - from) / Math.max(1, Math.round((to - from) / STEP)));

/** How far from enemies ambushers come, and what is added for rounding. */
const ROOM = 20;

/** Spots at and around a marker where ambushers may come. */
const AROUND: readonly number[] = [
  0, 0, 0, 300, 0, -300, 400, 0, -400, 0, 0, 700, 0, -700, 800, 0, -800, 0, 0, 1200, 0, -1200, 1300, 0, -1300, 0,
];

/** Lets ambushers arrive where they are worth most. */
export const arriveWell = (battle: Battle, side: number, weights: Weights): Action => {
  const { plan } = battle;
  for (const unit of arriving(battle, side)) {
    const { enemiesBeyond = 0 } = deployRule(battle, unit, 'ambush');
    surveyWith(battle, unit, weights);
    lookOut(unit, true);
    best.count = 0;
    for (let i = 0; i < marks.count; i++)
      for (let k = 0; k < AROUND.length; k += 2) {
        const x = battle.objX[i] + AROUND[k];
        const y = battle.objY[i] + AROUND[k + 1];
        if (x < 0 || y < 0 || x > plan.table.width || y > plan.table.depth) continue;
        if (isTooClose(unit, x, y, enemiesBeyond + ROOM)) continue;
        weighSpot(x, y, true);
        keep(x, y, found.place + found.gain);
      }
    const positions = formUp(battle, unit, 'ambush', anchors());
    if (positions) return { type: 'arrive', unit, positions };
  }
  return { type: 'pass' };
};

const isTooClose = (unit: number, x: number, y: number, distance: number): boolean => {
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
