import { type Battle, eachModel, G, isOnTable, leader, sideOf, unitGap } from '@muster/engine';
import { distance2 } from '@muster/kernel';
import { type Field, fieldTo, wayLeft } from '../moving/field.ts';
import type { Gait } from '../moving/walk-map.ts';

/** Where a unit is going: a marker, or nothing when there is none. */
export interface Goal {
  objective: number;
  x: number;
  y: number;
  /** What is left to go until a model holds it, in hundredths of an inch. */
  left: number;
}

/** What a marker must be nearer by to be chosen, in hundredths: held by us and quiet, held but threatened, already sought by a friend. */
const QUIET = 1800;
const THREATENED = 400;
const SOUGHT = 700;

/** A foe this near threatens a marker. */
const THREAT = 1500;

/** The marker that a unit should make for: near, not ours yet, and not sought by others. */
export const goalOf = (battle: Battle, unit: number): Goal | undefined => {
  if (battle.plan.mission?.duel) return foeOf(battle, unit);
  const side = sideOf(battle, unit);
  const from = standsFor(battle, unit);
  const reach = battle.plan.ruleset.numbers.objectiveReach;
  const x = battle.x[from];
  const y = battle.y[from];
  let best: Goal | undefined;
  let least = Infinity;
  for (let i = 0; i < battle.game[G.objectives]; i++) {
    const way = wayLeft(fieldFor(battle, unit, battle.objX[i], battle.objY[i]), x, y);
    let weight = way;
    if (battle.objOwner[i] === side) weight += isNearFoe(battle, side, i) ? THREATENED : QUIET;
    weight += SOUGHT * friendsAt(battle, unit, i);
    if (weight >= least) continue;
    least = weight;
    best = { objective: i, x: battle.objX[i], y: battle.objY[i], left: Math.max(0, way - reach) };
  }
  return best;
};

/** Foes move about: goals on a coarse grid are found again. */
const coarse = (value: number): number => 200 * Math.round(value / 200);

/** Without markers, as in a duel, the nearest foe is the goal. */
const foeOf = (battle: Battle, unit: number): Goal | undefined => {
  let best: Goal | undefined;
  for (const { index, side } of battle.plan.units) {
    if (side === sideOf(battle, unit) || !isOnTable(battle, index)) continue;
    const left = unitGap(battle, battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit, index);
    const at = leader(battle, index);
    if (!best || left < best.left) best = { objective: -1, x: coarse(battle.x[at]), y: coarse(battle.y[at]), left };
  }
  return best;
};

/** The model whose place stands for a unit; passengers are where their transport is. */
export const standsFor = (battle: Battle, unit: number): number =>
  leader(battle, battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit);

/** The field by which a unit finds its way to a point. */
export const fieldFor = (battle: Battle, unit: number, x: number, y: number): Field => {
  const { models } = battle.plan;
  let widest = 0;
  let flies = true;
  let strides = true;
  eachModel(battle, unit, (model) => {
    const plan = models[model];
    if (plan.radius > widest) widest = plan.radius;
    flies &&= plan.flies;
    strides &&= plan.flies || plan.ignoresDifficult;
  });
  const gait: Gait = flies ? 'fly' : strides ? 'stride' : 'walk';
  return fieldTo(battle.plan, widest, gait, x, y);
};

const isNearFoe = (battle: Battle, side: number, objective: number): boolean => {
  for (const { index, side: theirs } of battle.plan.units)
    if (theirs !== side && isOnTable(battle, index) && isNear(battle, index, objective, THREAT)) return true;
  return false;
};

/** Other units of the same side that stand at a marker. */
const friendsAt = (battle: Battle, unit: number, objective: number): number => {
  let friends = 0;
  for (const other of battle.plan.sides[sideOf(battle, unit)].units)
    if (other !== unit && isOnTable(battle, other) && isNear(battle, other, objective, 700)) friends++;
  return friends;
};

const isNear = (battle: Battle, unit: number, objective: number, far: number): boolean => {
  const model = leader(battle, unit);
  return distance2(battle.x[model], battle.y[model], battle.objX[objective], battle.objY[objective]) <= far * far;
};

/** Whether a model of a unit is near enough to hold a marker. */
export const holdsObjective = (battle: Battle, unit: number, objective: number): boolean => {
  const reach = battle.plan.ruleset.numbers.objectiveReach;
  let holds = false;
  eachModel(battle, unit, (model) => {
    const far = reach + battle.plan.models[model].radius;
    holds ||= distance2(battle.x[model], battle.y[model], battle.objX[objective], battle.objY[objective]) <= far * far;
  });
  return holds;
};

/** Whether a unit stands at any marker. */
export const isAtObjective = (battle: Battle, unit: number): boolean => {
  for (let i = 0; i < battle.game[G.objectives]; i++) if (holdsObjective(battle, unit, i)) return true;
  return false;
};
