import { type GearPlan, CANNOT_SHOOT, planFor } from '../plan/broken-gear.ts';
import { planUnder } from '../plan/rulings.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { Battle } from './battle.ts';

/**
 * Gives a battle the plan for its rulings and its broken and found gear. Call it whenever those columns may have changed;
 * `rewind` and `copyInto` do.
 */
export const updatePlan = (battle: Battle): void => {
  const { plan, unitBroken, unitFound, rulings } = battle;
  const whole = plan.base ?? plan;
  const ruled = planUnder(whole.unruled ?? whole, rulings);
  const fitting = unitBroken.length > 0 ? planFor(ruled, unitBroken, unitFound) : ruled;
  if (fitting !== plan) (battle as { plan: BattlePlan }).plan = fitting;
};

/** Returns the gear of a unit that can break and has not, with its bits. */
export const unbrokenGear = ({ plan, unitBroken }: Battle, unit: number): { bit: number; gear: GearPlan }[] =>
  (plan.gear?.[unit] ?? [])
    .map((gear, bit) => ({ bit, gear }))
    .filter(({ bit }) => (unitBroken[unit] & (1 << bit)) === 0);

/** Breaks a piece of a unit's gear until the battle ends: a weapon type, or an upgrade with all that it gave. */
export const breakGear = (battle: Battle, unit: number, bit: number): void => {
  const { first, count } = battle.plan.units[unit];
  battle.unitBroken[unit] |= 1 << bit;
  updatePlan(battle);
  for (let model = first; model < first + count; model++) {
    const { abilities, ruleNames } = battle.plan.models[model];
    for (const { index, label } of abilities) if (!ruleNames.includes(label)) battle.spent[model] |= 1 << index;
  }
};

/** Whether a unit cannot shoot until the battle ends. */
export const cannotShoot = ({ unitBroken }: Battle, unit: number): boolean => (unitBroken[unit] & CANNOT_SHOOT) !== 0;

/** Prevents a unit from shooting until the battle ends. */
export const preventShooting = (battle: Battle, unit: number): void => {
  battle.unitBroken[unit] |= CANNOT_SHOOT;
  updatePlan(battle);
};

/**
 * Gives the found weapon of a random event to a unit of the lists: to its first living model that is not a hero, or else to
 * the hero. The weapon is lost with its bearer. Returns the bearer, or -1 if no model lives.
 */
export const giveFoundWeapon = (battle: Battle, unit: number): number => {
  const { units, models } = battle.plan;
  const { first, count } = units[unit];
  const living = Array.from({ length: count }, (_, i) => first + i).filter((model) => battle.alive[model] === 1);
  const bearer = living.find((model) => !models[model].hero) ?? living[0] ?? -1;
  if (bearer < 0) return -1;
  battle.unitFound[unit] = bearer - first + 1;
  updatePlan(battle);
  return bearer;
};
