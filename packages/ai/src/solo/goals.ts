import { type Battle, goalsOf, guestOf, objectiveCount, sideOf } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { gapBetween, view } from './survey.ts';

/** The goal of a unit: an objective, or an enemy if there are none (-1). */
export interface Goal {
  objective: number;
  x: number;
  y: number;
  /** The distance left until a model holds it, in hundredths of an inch. */
  left: number;
}

/** How much nearer an objective must be to be chosen, in hundredths of an inch: held by us, held but threatened, or the goal of a friend. */
const QUIET = 1800;
const THREATENED = 400;
const SOUGHT = 700;

/** The distance within which an enemy threatens an objective, or a friend is at it. */
const THREAT = 1500;
const AT = 700;

/** Returns the objective that a unit should go to: near, not held by its side, and not the goal of a friend. Call `survey` first. */
export const goalOf = (battle: Battle, unit: number): Goal | undefined => {
  const side = sideOf(battle, unit);
  const goals = goalsOf(battle, side);
  if (goals.length === 0) return foeOf(battle, unit);
  const from = placeOf(battle, unit);
  let best: Goal | undefined;
  let least = Infinity;
  for (const { objective, x, y, owner } of goals) {
    const way = Math.sqrt(distance2(view.x[from], view.y[from], x, y));
    if (way >= least) continue;
    let weight = way + SOUGHT * friendsAt(battle, side, objective, from);
    if (owner === side) weight += foesNear(battle, side, objective) > 0 ? THREATENED : QUIET;
    if (weight >= least) continue;
    least = weight;
    best = { objective, x, y, left: Math.max(0, way - battle.plan.ruleset.numbers.objectiveReach) };
  }
  return best;
};

/** Returns the unit whose place counts: the unit itself, or its transport. */
const placeOf = (battle: Battle, unit: number): number => (battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit);

/** Enemies move, so their places are rounded to a coarse grid for the cache. */
const coarse = (value: number): number => 200 * Math.round(value / 200);

/** Returns the nearest enemy as the goal, for battles without objectives such as duels. */
const foeOf = (battle: Battle, unit: number): Goal | undefined => {
  const { units } = battle.plan;
  const from = placeOf(battle, unit);
  let best = -1;
  let least = Infinity;
  for (let other = 0; other < units.length; other++) {
    if (!view.there[other] || units[other].side === units[unit].side) continue;
    const gap = gapBetween(from, other);
    if (gap < least) [best, least] = [other, gap];
  }
  return best < 0 ? undefined : { objective: -1, x: coarse(view.x[best]), y: coarse(view.y[best]), left: least };
};

/** Returns how many units of a side other than one are at an objective. Call `survey` first. */
export const friendsAt = (
  { plan: { sides }, objX, objY }: Battle,
  side: number,
  objective: number,
  but = -1,
): number => {
  const { units } = sides[side];
  let friends = 0;
  for (let i = 0; i < units.length; i++)
    if (units[i] !== but && isWithin(units[i], objX[objective], objY[objective], AT)) friends++;
  return friends;
};

const foesNear = ({ plan: { units }, objX, objY }: Battle, side: number, objective: number): number => {
  let foes = 0;
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit].side !== side && isWithin(unit, objX[objective], objY[objective], THREAT)) foes++;
  return foes;
};

const isWithin = (unit: number, x: number, y: number, far: number): boolean =>
  view.there[unit] === 1 && distance2(view.x[unit], view.y[unit], x, y) <= far * far;

/** Whether a model of a unit is near enough to hold an objective. */
export const holdsObjective = (battle: Battle, unit: number, objective: number): boolean => {
  const { first, count } = battle.plan.units[unit];
  for (let model = first; model < first + count; model++)
    if (battle.unitOf[model] === unit && isNear(battle, model, objective)) return true;
  return (
    isNear(battle, battle.unitHero[unit], objective) ||
    (battle.unitGuest.length > 0 && isNear(battle, guestOf(battle, unit), objective))
  );
};

const isNear = ({ plan, alive, x, y, objX, objY }: Battle, model: number, objective: number): boolean => {
  if (model < 0 || !alive[model]) return false;
  const far = plan.ruleset.numbers.objectiveReach + plan.models[model].radius;
  return distance2(x[model], y[model], objX[objective], objY[objective]) <= far * far;
};

/** Whether a unit is at any objective. */
export const isAtObjective = (battle: Battle, unit: number): boolean => {
  for (let i = 0; i < objectiveCount(battle); i++) if (holdsObjective(battle, unit, i)) return true;
  return false;
};

/** Whether a model is near enough to hold any objective. */
export const isAnyMarkerNear = (battle: Battle, model: number): boolean => {
  for (let i = 0; i < objectiveCount(battle); i++) if (isNear(battle, model, i)) return true;
  return false;
};
