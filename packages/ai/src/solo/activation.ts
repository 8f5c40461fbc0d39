import { type Action, type Battle, canActivate, GAME, hasUnitFlag, isEmbarked, UNIT_FLAG } from '@muster/engine';
import { beforeActing, planChoice } from './choices.ts';
import { estimatesOf } from './unit-estimates.ts';
import { type LastDecision, newDecision, restartFor } from './last-decision.ts';
import { planShift } from './shifts.ts';
import { hasPassengers, nearestFoe, survey } from './survey.ts';
import { decide } from './tree.ts';

/** Returns the next activation of a side. */
export const nextActivation = (battle: Battle, side: number, mind: LastDecision = newDecision()): Action => {
  survey(battle);
  const active = battle.game[GAME.active];
  const first = active < 0 && battle.plan.fights ? beforeActing(battle, side, hasTargets, mind) : undefined;
  if (first) return first;
  const unit = active >= 0 ? active : mostUrgent(battle, side);
  restartFor(mind, battle, unit, 'picks');
  const choice = planChoice(battle, unit);
  if (choice) return choice;
  mind.why = 'shifts';
  return planShift(battle, unit) ?? decide(battle, unit, mind);
};

/** Returns the unit to activate first: one that can charge, then a shooter, a carrier, any other, and last a unit that can do nothing. */
const mostUrgent = (battle: Battle, side: number): number => {
  const { units } = battle.plan.sides[side];
  let best = -1;
  let most = -1;
  for (let i = 0; i < units.length; i++) {
    if (!canActivate(battle, units[i])) continue;
    const urgency = urgencyOf(battle, units[i]);
    if (urgency <= most) continue;
    best = units[i];
    most = urgency;
  }
  return best;
};

/** Ranks of urgency; within a rank the most expensive unit comes first. */
const STRIKES = 20;
const SHOOTS = 10;
const CARRIES = 8;
const IS_DROPPED = 5;
const GOES = 2;
const RIDES = 0.5;

const urgencyOf = (battle: Battle, unit: number): number => {
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return 0;
  if (isEmbarked(battle, unit))
    return hasUnitFlag(battle, battle.unitIn[unit], UNIT_FLAG.activated) ? IS_DROPPED : RIDES;
  const { roles, range, advance, charge } = estimatesOf(battle.plan);
  const nearest = nearestFoe(battle, unit, unit);
  const weight = battle.plan.units[unit].cost / 1000;
  if (roles[unit] !== 'shooter' && nearest <= charge[unit]) return STRIKES + weight;
  if (nearest <= range[unit] + advance[unit]) return SHOOTS + weight;
  return hasPassengers(battle, unit) ? CARRIES : GOES + weight;
};

const hasTargets = (battle: Battle, unit: number): boolean => urgencyOf(battle, unit) >= SHOOTS;
