import { atHalf, type Battle, checkChargeTarget, G, isOnTable, sideOf } from '@muster/engine';
import { chargeReach } from '../moving/charge.ts';
import { holdsObjective } from './goals.ts';
import { meleeWounds, priceOf, woundsLeft } from './worth.ts';

/** A foe to charge and what that may be expected to gain, in points. */
export interface ChargeIdea {
  target: number;
  gain: number;
}

/** Points that throwing a foe off a marker is worth. */
const MARKER = 30;

/** Share of a large unit that gets to strike. */
const FRONT = 0.85;

/** Foes that a unit might charge, the most promising first; `gaps` says how far each unit is away. */
export const listCharges = (battle: Battle, unit: number, gaps: Float64Array): ChargeIdea[] => {
  const reach = chargeReach(battle, unit);
  const side = sideOf(battle, unit);
  const ideas: ChargeIdea[] = [];
  for (const { index: target, side: theirs } of battle.plan.units) {
    if (theirs === side || gaps[target] > reach || !isOnTable(battle, target)) continue;
    if (checkChargeTarget(battle, unit, target)) continue;
    ideas.push({ target, gain: gainOf(battle, unit, target) });
  }
  return ideas.sort((a, b) => b.gain - a.gain);
};

const gainOf = (battle: Battle, unit: number, target: number): number => {
  const theirLeft = woundsLeft(battle, target);
  const ourLeft = woundsLeft(battle, unit);
  const front = battle.unitAlive[unit] > 4 ? FRONT : 1;
  const dealt = Math.min(theirLeft, meleeWounds(battle, unit, target, 'charge') * front);
  const back = Math.min(ourLeft, meleeWounds(battle, target, unit, 'strike') * (1 - dealt / (theirLeft + 1)));
  let gain = dealt * priceOf(battle, target) - back * priceOf(battle, unit) * 0.8;
  if (battle.plan.ruleset.ways.morale === 'unit')
    gain += moraleGain(battle, dealt > back ? target : unit, dealt - back);
  for (let i = 0; i < battle.game[G.objectives]; i++)
    if (holdsObjective(battle, target, i)) gain += dealt > back ? MARKER : 0;
  return gain;
};

/** The loser of a melee may be Shaken, or flee. */
const moraleGain = (battle: Battle, loser: number, margin: number): number =>
  margin * 0.25 * priceOf(battle, loser) * (atHalf(battle, loser) ? 3 : 1);
