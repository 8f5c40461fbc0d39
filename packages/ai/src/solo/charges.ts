import { isAtHalf, type Battle, checkChargeTarget, objectiveCount, sideOf, unitGap } from '@muster/engine';
import { holdsObjective } from './goals.ts';
import { gapBetween, view } from './survey.ts';
import { meleeWounds, priceOf, woundsLeft } from './worth.ts';

/** The last charge found: its target and its expected gain, in points. */
export const prey: { target: number; gain: number } = { target: -1, gain: 0 };

/** The worth of driving an enemy off an objective, in points. */
const MARKER = 30;

/** The share of a large unit that gets to strike. */
const FRONT = 0.85;

/** The tolerance of distances between middles of units. */
const SLACK = 400;

/** Finds the best enemy to charge from the place of a unit or its transport; false if there is none. */
export const findPrey = (battle: Battle, unit: number, from: number, reach: number): boolean => {
  const { units } = battle.plan;
  const side = sideOf(battle, unit);
  prey.target = -1;
  prey.gain = -Infinity;
  for (let target = 0; target < units.length; target++) {
    if (!view.there[target] || units[target].side === side || gapBetween(from, target) > reach + SLACK) continue;
    if (unitGap(battle, from, target) > reach || checkChargeTarget(battle, unit, target)) continue;
    const gain = gainOf(battle, unit, target);
    if (gain <= prey.gain) continue;
    prey.target = target;
    prey.gain = gain;
  }
  return prey.target >= 0;
};

/** Returns the expected gain of a charge, in points: wounds of both sides, morale, and the enemy's objective. */
const gainOf = (battle: Battle, unit: number, target: number): number => {
  const theirLeft = woundsLeft(battle, target);
  const ourLeft = woundsLeft(battle, unit);
  const front = battle.unitAlive[unit] > 4 ? FRONT : 1;
  const dealt = Math.min(theirLeft, meleeWounds(battle, unit, target, 'charge') * front);
  const back = Math.min(ourLeft, meleeWounds(battle, target, unit, 'strike') * (1 - dealt / (theirLeft + 1)));
  let gain = dealt * priceOf(battle, target) - back * priceOf(battle, unit) * 0.8;
  if (battle.plan.ruleset.ways.morale === 'unit')
    gain += moraleGain(battle, dealt > back ? target : unit, dealt - back);
  if (dealt > back)
    for (let i = 0; i < objectiveCount(battle); i++) if (holdsObjective(battle, target, i)) gain += MARKER;
  return gain;
};

/** Returns the worth of the loser's morale test, which may leave it Shaken or Routed. */
const moraleGain = (battle: Battle, loser: number, margin: number): number =>
  margin * 0.25 * priceOf(battle, loser) * (isAtHalf(battle, loser) ? 3 : 1);
