import { type GearPlan, NO_SHOTS, planFor } from '../plan/broken-gear.ts';
import { planUnder } from '../plan/rulings.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { Battle } from './battle.ts';

/**
 * Gives a battle the plan that suits what its columns say of rulings and of broken and found gear. To be called whenever
 * those columns may have changed; `rewind` and `copyInto` do.
 */
export const fitPlan = (battle: Battle): void => {
  const { plan, unitBroken, unitFound, rulings } = battle;
  const whole = plan.base ?? plan;
  const ruled = planUnder(whole.unruled ?? whole, rulings);
  const fitting = unitBroken.length > 0 ? planFor(ruled, unitBroken, unitFound) : ruled;
  if (fitting !== plan) (battle as { plan: BattlePlan }).plan = fitting;
};

/** What of a unit can break, by bits, and has not yet. */
export const wholeGear = ({ plan, unitBroken }: Battle, unit: number): { bit: number; gear: GearPlan }[] =>
  (plan.gear?.[unit] ?? [])
    .map((gear, bit) => ({ bit, gear }))
    .filter(({ bit }) => (unitBroken[unit] & (1 << bit)) === 0);

/** Breaks a piece of a unit's gear, given by its bit, to the end: a weapon type, or an upgrade with all that it gave. */
export const breakGear = (battle: Battle, unit: number, bit: number): void => {
  const { first, count } = battle.plan.units[unit];
  battle.unitBroken[unit] |= 1 << bit;
  fitPlan(battle);
  for (let model = first; model < first + count; model++) {
    const { abilities, ruleNames } = battle.plan.models[model];
    for (const { index, label } of abilities) if (!ruleNames.includes(label)) battle.spent[model] |= 1 << index;
  }
};

/** Whether a unit cannot shoot any more. */
export const isSilent = ({ unitBroken }: Battle, unit: number): boolean => (unitBroken[unit] & NO_SHOTS) !== 0;

/** A unit cannot shoot any more, to the end. */
export const silence = (battle: Battle, unit: number): void => {
  battle.unitBroken[unit] |= NO_SHOTS;
  fitPlan(battle);
};

/**
 * Somebody of a roster entry, given by its own unit, has the found weapon of the event table from now on: its first living
 * model that is no hero, else the hero. The weapon is lost with its bearer. Tells the bearer, or -1 when nobody lives.
 */
export const giveFoundWeapon = (battle: Battle, unit: number): number => {
  const { units, models } = battle.plan;
  const { first, count } = units[unit];
  const living = Array.from({ length: count }, (_, i) => first + i).filter((model) => battle.alive[model] === 1);
  const bearer = living.find((model) => !models[model].hero) ?? living[0] ?? -1;
  if (bearer < 0) return -1;
  battle.unitFound[unit] = bearer - first + 1;
  fitPlan(battle);
  return bearer;
};
