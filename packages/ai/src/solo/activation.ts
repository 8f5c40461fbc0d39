import {
  type Action,
  type ActivateAction,
  actionsOf,
  allowanceOf,
  type Battle,
  canActivate,
  G,
  has,
  isEmbarked,
  isHighAbove,
  isOnTable,
  leader,
  type ModelMove,
  modelSeesUnit,
  passengersOf,
  placeMoves,
  roundOf,
  sideOf,
  U,
  unitGap,
} from '@muster/engine';
import { distance2 } from '@muster/kernel';
import type { Liking } from '../moving/aircraft.ts';
import { chargeMoves, chargeReach } from '../moving/charge.ts';
import { moveToward } from '../moving/toward.ts';
import { leaveMoves } from '../moving/transport.ts';
import { plainActivation } from '../plain.ts';
import { listCharges } from './charges.ts';
import { beforeActing, planChoice } from './choices.ts';
import { planErrand } from './errands.ts';
import { type Goal, goalOf, holdsObjective } from './goals.ts';
import { planShift } from './shifts.ts';
import { longestRange, priceOf, roleOf, shootingWounds, woundsLeft } from './worth.ts';

/** How far every foe is from the unit that is being looked at; `Infinity` for friends and those who are not there. */
let gaps = new Float64Array(128);

/** Charges that are worked out before a unit thinks of something else. */
const MOST_CHARGES = 2;

/** The next unit of a side to act, and what it does. */
export const nextActivation = (battle: Battle, side: number): Action => {
  const active = battle.game[G.active];
  const first = active >= 0 ? undefined : beforeActing(battle, side, (unit) => urgencyOf(battle, unit) >= 10);
  if (first) return first;
  const unit = active >= 0 ? active : mostUrgent(battle, side);
  const choice = planChoice(battle, unit);
  if (choice) return choice;
  return planShift(battle, unit) ?? planFor(battle, unit);
};

/** Whoever can strike first, then who can shoot, then carriers, the rest, and at last those who can do nothing. */
const mostUrgent = (battle: Battle, side: number): number => {
  let best = -1;
  let most = -1;
  for (const unit of battle.plan.sides[side].units) {
    if (!canActivate(battle, unit)) continue;
    const urgency = urgencyOf(battle, unit);
    if (urgency > most) [best, most] = [unit, urgency];
  }
  return best;
};

const urgencyOf = (battle: Battle, unit: number): number => {
  if (has(battle, unit, U.shaken)) return 0;
  if (isEmbarked(battle, unit)) return has(battle, battle.unitIn[unit], U.activated) ? 5 : 0.5;
  const nearest = measure(battle, unit);
  const role = roleOf(battle, unit);
  const { cost } = battle.plan.units[unit];
  if (role !== 'shooter' && nearest <= chargeReach(battle, unit)) return 20 + cost / 1000;
  if (nearest <= longestRange(battle, unit) + paceOf(battle, unit, 'advance')) return 10 + cost / 1000;
  return passengersOf(battle, unit).length > 0 ? 8 : 2 + cost / 1000;
};

/** How far a unit goes in an action: what its first model may. */
const paceOf = (battle: Battle, unit: number, pace: 'advance' | 'rush'): number =>
  allowanceOf(battle, unit, leader(battle, unit), pace);

/** Measures the gaps to all foes and returns the smallest. */
const measure = (battle: Battle, unit: number): number => {
  const { units } = battle.plan;
  if (gaps.length < units.length) gaps = new Float64Array(2 * units.length);
  let nearest = Infinity;
  for (let other = 0; other < units.length; other++) {
    const foe = units[other].side !== units[unit].side && isOnTable(battle, other);
    gaps[other] = foe ? unitGap(battle, unit, other) : Infinity;
    if (gaps[other] < nearest) nearest = gaps[other];
  }
  return nearest;
};

/** What can always be done: stand still, fly on, or come together. */
const plainFor = (battle: Battle, unit: number): ActivateAction =>
  plainActivation(battle, unit, isHighAbove(battle, unit) ? likingOf(battle, unit) : () => 0);

const planFor = (battle: Battle, unit: number): ActivateAction => {
  if (has(battle, unit, U.shaken) || isHighAbove(battle, unit)) return plainFor(battle, unit);
  const errand = planErrand(battle, unit);
  if (errand) return errand;
  measure(battle, isEmbarked(battle, unit) ? battle.unitIn[unit] : unit);
  const actions = actionsOf(battle, unit);
  const charge = actions.includes('charge') ? planCharge(battle, unit) : undefined;
  if (charge) return charge;
  if (isEmbarked(battle, unit) && actions.includes('advance')) return planExit(battle, unit);
  return actions.includes('advance') ? planMove(battle, unit) : plainFor(battle, unit);
};

/** A charge that promises more than shooting does. */
const planCharge = (battle: Battle, unit: number): ActivateAction | undefined => {
  const ideas = listCharges(battle, unit, gaps);
  if (ideas.length === 0) return undefined;
  const role = roleOf(battle, unit);
  const least = role === 'melee' ? -10 : (role === 'hybrid' ? 0.7 : 1.2) * hopeOf(battle, unit) + 2;
  let tries = 0;
  for (const { target, gain } of ideas) {
    if (gain < least || tries++ >= MOST_CHARGES) return undefined;
    const moves = chargeMoves(battle, unit, target);
    if (moves) return { type: 'activate', unit, action: 'charge', target, moves };
  }
  return undefined;
};

/** Points that shooting could be worth if everything were in sight. */
const hopeOf = (battle: Battle, unit: number): number => {
  let best = 0;
  for (let target = 0; target < battle.plan.units.length; target++)
    if (gaps[target] < Infinity) best = Math.max(best, worthOfShots(battle, unit, target, gaps[target]));
  return best;
};

const worthOfShots = (battle: Battle, unit: number, target: number, gap: number): number =>
  Math.min(woundsLeft(battle, target), shootingWounds(battle, unit, target, gap)) * priceOf(battle, target);

/** Points that shooting is worth from where the unit stands: the best target that its first model sees. */
const shotsFromHere = (battle: Battle, unit: number): number => {
  const range = longestRange(battle, unit);
  if (range === 0) return 0;
  const eye = leader(battle, unit);
  let best = 0;
  for (let target = 0; target < battle.plan.units.length; target++) {
    if (gaps[target] === Infinity || gaps[target] > 2 * range) continue;
    const gap = unitGap(battle, unit, target);
    if (gap > range) continue;
    const worth = worthOfShots(battle, unit, target, gap);
    if (worth > best && modelSeesUnit(battle, eye, target)) best = worth;
  }
  return best;
};

/** Goes for a marker: on foot and shooting where that is possible, in haste where it is not. */
const planMove = (battle: Battle, unit: number): ActivateAction => {
  const goal = goalOf(battle, unit);
  if (!goal) return plainFor(battle, unit);
  const still = plainFor(battle, unit);
  if (still.action !== 'hold') return advanceOr(battle, unit, goal, still);
  if (holdsObjective(battle, unit, goal.objective)) return still;
  const here = shotsFromHere(battle, unit);
  const last = roundOf(battle) >= battle.plan.ruleset.numbers.rounds;
  const maySprint = actionsOf(battle, unit).includes('rush');
  if (goal.left <= paceOf(battle, unit, 'advance')) return advanceOr(battle, unit, goal, still);
  const hurry = goal.left <= paceOf(battle, unit, 'rush') && (last || roundOf(battle) === 3 || here === 0);
  if (!hurry && longestRange(battle, unit) > 0) {
    const moves = moveToward(battle, unit, goal.x, goal.y, 'advance');
    const there = moves ? shotsAfter(battle, unit, moves) : 0;
    if (moves && there > 0 && there >= 0.6 * here) return { type: 'activate', unit, action: 'advance', moves };
    if (here > 0) return still;
    if (moves && !maySprint) return { type: 'activate', unit, action: 'advance', moves };
  }
  const stopWithin = passengersOf(battle, unit).length > 0 ? 350 : 0;
  const moves = maySprint ? moveToward(battle, unit, goal.x, goal.y, 'rush', stopWithin) : undefined;
  return moves ? { type: 'activate', unit, action: 'rush', moves } : advanceOr(battle, unit, goal, still);
};

const advanceOr = (battle: Battle, unit: number, goal: Goal, otherwise: ActivateAction): ActivateAction => {
  const moves = moveToward(battle, unit, goal.x, goal.y, 'advance');
  return moves ? { type: 'activate', unit, action: 'advance', moves } : otherwise;
};

/** Points that shooting would be worth after a move. */
const shotsAfter = (battle: Battle, unit: number, moves: readonly ModelMove[]): number => {
  const block = battle.block.slice();
  placeMoves(battle, unit, moves);
  const worth = shotsFromHere(battle, unit);
  battle.block.set(block);
  return worth;
};

/** Passengers get out when their marker or a foe is near, or when it is time. */
const planExit = (battle: Battle, unit: number): ActivateAction => {
  const goal = goalOf(battle, unit);
  const stay: ActivateAction = { type: 'activate', unit, action: 'hold' };
  if (!goal) return stay;
  const advance = paceOf(battle, unit, 'advance');
  let nearest = Infinity;
  for (let foe = 0; foe < battle.plan.units.length; foe++) nearest = Math.min(nearest, gaps[foe]);
  const inRange = nearest <= longestRange(battle, unit) + advance;
  if (goal.left > 2 * advance && !inRange && roundOf(battle) < 3) return stay;
  const moves = leaveMoves(battle, unit, goal.x, goal.y, 'advance');
  return moves ? { type: 'activate', unit, action: 'advance', leave: true, moves } : stay;
};

/** The distance from which aircraft like to shoot, and how far they look. */
const FLIGHT = { best: 1200, most: 2400 };

/** Aircraft like to be where they hurt most, and near the middle. */
const likingOf = (battle: Battle, unit: number): Liking => {
  const { width, depth } = battle.plan.table;
  const foes: { x: number; y: number; worth: number }[] = [];
  for (const { index, side } of battle.plan.units) {
    if (side === sideOf(battle, unit) || !isOnTable(battle, index)) continue;
    const model = leader(battle, index);
    const worth = worthOfShots(battle, unit, index, FLIGHT.best);
    foes.push({ x: battle.x[model], y: battle.y[model], worth });
  }
  return (x, y) => {
    let best = 0;
    for (const foe of foes) {
      const apart = Math.sqrt(distance2(x, y, foe.x, foe.y));
      if (apart <= FLIGHT.most) best = Math.max(best, foe.worth * (apart <= FLIGHT.best ? 1 : 0.7));
    }
    return Math.sqrt(distance2(x, y, width / 2, depth / 2)) / 500 - best;
  };
};
