import {
  actionsOf,
  type ActivateAction,
  allowanceOf,
  type Battle,
  hasUnitFlag,
  isEmbarked,
  isHighAbove,
  leader,
  roundOf,
  roundsLeft,
  UNIT_FLAG,
} from '@muster/engine';
import { chargeMoves, chargeReach, leaveMoves, moveToward, plainActivation } from '@muster/guide';
import { findPrey, prey } from './charges.ts';
import { planErrand } from './errands.ts';
import { likingOf } from './flight.ts';
import { type Goal, goalOf, holdsObjective } from './goals.ts';
import type { LastDecision } from './last-decision.ts';
import { foesInRange, shotsWorth } from './range.ts';
import { hasPassengers, nearestFoe } from './survey.ts';
import { longestRange, roleOf } from './worth.ts';

/**
 * Returns the action of a unit: charge a near enemy, seize an objective that is not ours, advance if that brings an enemy into
 * range, or else rush. It tries one charge, one goal and one move.
 */
export const decide = (battle: Battle, unit: number, mind: LastDecision): ActivateAction => {
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return stand(battle, unit, mind, 'recovers');
  if (isHighAbove(battle, unit)) return stand(battle, unit, mind, 'flies');
  const errand = planErrand(battle, unit);
  if (errand) {
    mind.why = errand.exit ? 'leaves' : 'fetches';
    return errand;
  }
  const actions = actionsOf(battle, unit);
  const charge = actions.includes('charge') ? chargeWhatIsNear(battle, unit, mind) : undefined;
  if (charge) return charge;
  const goal = actions.includes('advance') ? goalOf(battle, unit) : undefined;
  if (!goal) return stand(battle, unit, mind, 'stands');
  mind.objective = goal.objective;
  mind.left = goal.left;
  if (isEmbarked(battle, unit)) return rideOrGetOut(battle, unit, goal, mind);
  if (goal.objective >= 0 && holdsObjective(battle, unit, goal.objective)) return stand(battle, unit, mind, 'holds');
  return goFor(battle, unit, goal, actions.includes('rush'), mind);
};

/** Returns the action that is always possible: hold, fly on, or restore coherency. */
const stand = (battle: Battle, unit: number, mind: LastDecision, why: LastDecision['why']): ActivateAction => {
  mind.why = why;
  return plainActivation(battle, unit, why === 'flies' || isHighAbove(battle, unit) ? likingOf(battle, unit) : nowhere);
};

const nowhere = (): number => 0;

/** Returns the least expected gain of a charge: low for melee units, others compare it with their shots. */
const leastGain = (battle: Battle, unit: number): number => {
  const role = roleOf(battle, unit);
  return role === 'melee' ? -10 : 2 + (role === 'hybrid' ? 0.7 : 1.2) * shotsWorth(battle, unit);
};

const chargeWhatIsNear = (battle: Battle, unit: number, mind: LastDecision): ActivateAction | undefined => {
  const from = isEmbarked(battle, unit) ? battle.unitIn[unit] : unit;
  if (!findPrey(battle, unit, from, chargeReach(battle, unit)) || prey.gain < leastGain(battle, unit)) return undefined;
  const { target, gain } = prey;
  const moves = chargeMoves(battle, unit, target);
  if (!moves) return undefined;
  mind.why = 'charges';
  mind.target = target;
  mind.gain = gain;
  return { type: 'activate', unit, action: 'charge', target, moves };
};

/** The distance at which a transport stops before an objective, so that its passengers can get out. */
const ROOM_TO_GET_OUT = 350;

const goFor = (battle: Battle, unit: number, goal: Goal, mayRush: boolean, mind: LastDecision): ActivateAction => {
  const pace = !mayRush || isBetterSlow(battle, unit, goal, mind) ? 'advance' : 'rush';
  const stopWithin = pace === 'rush' && hasPassengers(battle, unit) ? ROOM_TO_GET_OUT : 0;
  const moves = moveToward(battle, unit, goal.x, goal.y, pace, stopWithin);
  if (!moves) return stand(battle, unit, mind, 'stuck');
  mind.why = pace === 'rush' ? 'rushes' : mind.foes > 0 ? 'advances' : 'takes';
  return { type: 'activate', unit, action: pace, moves };
};

/** Whether a unit advances: it arrives, or it brings an enemy into range and there is time. */
const isBetterSlow = (battle: Battle, unit: number, goal: Goal, mind: LastDecision): boolean => {
  const lead = leader(battle, unit);
  const advance = allowanceOf(battle, unit, lead, 'advance');
  mind.foes = foesInRange(battle, unit, goal, advance);
  if (goal.left <= advance) return true;
  if (mind.foes === 0) return false;
  const isLate = roundsLeft(battle) <= 1;
  return !isLate || goal.left > allowanceOf(battle, unit, lead, 'rush');
};

/** Returns whether passengers stay or get out: they get out near their objective or an enemy, or in late rounds. */
const rideOrGetOut = (battle: Battle, unit: number, goal: Goal, mind: LastDecision): ActivateAction => {
  mind.why = 'rides';
  const advance = allowanceOf(battle, unit, leader(battle, unit), 'advance');
  const inRange = nearestFoe(battle, unit, battle.unitIn[unit]) <= longestRange(battle, unit) + advance;
  const isTime = goal.left <= 2 * advance || inRange || roundOf(battle) >= 3;
  const moves = isTime ? leaveMoves(battle, unit, goal.x, goal.y, 'advance') : undefined;
  if (!moves) return { type: 'activate', unit, action: 'hold' };
  mind.why = 'gets-out';
  return { type: 'activate', unit, action: 'advance', leave: true, moves };
};
