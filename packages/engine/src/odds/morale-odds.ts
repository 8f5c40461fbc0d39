import { passes } from '@muster/kernel';
import { bestMorale, type MoraleCall, mustTest, passesFirst, routsOnFailure, secondChanceOf } from '../play/morale.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { holdsAtCost } from '../state/special-combat.ts';
import { hasUnitFlag } from '../state/query.ts';
import { chanceOf, type StateLaw } from './state-law.ts';
import type { UnitStates } from './unit-states.ts';

/** Returns the chance that one die passes a test at this target, with a modifier. */
export const passChance = (target: number, modifier = 0): number => {
  let passing = 0;
  for (let face = 1; face <= 6; face++) if (passes(face, target, modifier)) passing++;
  return passing / 6;
};

/** Returns the chance that a unit passes a morale test as it is now, with the better Quality where it may choose. */
export const moraleChance = (battle: Battle, unit: number, call: MoraleCall = { kind: 'morale', by: -1 }): number => {
  if (passesFirst(battle, unit) !== undefined) return 1;
  const { need, modifier } = bestMorale(battle, unit, call);
  const first = hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? 0 : passChance(need, modifier);
  if (holdsAtCost(battle, unit) > 0) return 1;
  const again = secondChanceOf(battle, unit);
  return again > 0 ? first + (1 - first) * passChance(again) : first;
};

/** The results of a morale test. Cases in which no test is due count for none of the three. */
export interface MoraleOdds {
  pPasses: number;
  pShaken: number;
  pRouts: number;
}

/** Adds a test of a unit in a node to the results so far. */
export const addTest = (odds: MoraleOdds, states: UnitStates, node: number, call: MoraleCall, chance: number): void => {
  states.enter(node);
  const passing = moraleChance(states.battle, states.unit, call) * chance;
  odds.pPasses += passing;
  if (routsOnFailure(states.battle, states.unit, call.kind)) odds.pRouts += chance - passing;
  else odds.pShaken += chance - passing;
};

const AFTER_SHOTS: MoraleCall = { kind: 'morale', by: -1 };

/** Returns the tests when an activation ends in which shots hurt a unit. */
export const moraleAfter = (states: UnitStates, law: StateLaw): MoraleOdds => {
  const odds: MoraleOdds = { pPasses: 0, pShaken: 0, pRouts: 0 };
  for (let node = 0; node < law.length; node++) {
    if (law[node] === undefined || states.isGone(node)) continue;
    states.enter(node);
    if (mustTest(states.battle, states.unit)) addTest(odds, states, node, AFTER_SHOTS, chanceOf(law, node));
  }
  return odds;
};
