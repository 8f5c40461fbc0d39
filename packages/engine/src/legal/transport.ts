import { refuse, type Refusal } from '../contract/refusal.ts';
import type { Battle } from '../state/battle.ts';
import { eachModel, guestOf, isLiving, sideOf } from '../state/query.ts';

/** Returns the places that a model takes up inside; `undefined` if it may not enter at all (battle:T1). */
export const spacesFor = (tough: number, hero: boolean): number | undefined => {
  if (hero) return tough <= 6 ? 1 : undefined;
  return tough === 1 ? 1 : tough <= 3 ? 3 : undefined;
};

/**
 * Returns the places that a unit's living models take up, a guest none (muster:guest); `undefined` if one of them may
 * not enter.
 */
export const spacesOf = (battle: Battle, unit: number): number | undefined => {
  let total: number | undefined = 0;
  const guest = guestOf(battle, unit);
  eachModel(battle, unit, (model) => {
    if (model === guest) return;
    const { printedTough, hero, highAbove } = battle.plan.models[model];
    const spaces = highAbove ? undefined : spacesFor(printedTough, hero);
    total = total === undefined || spaces === undefined ? undefined : total + spaces;
  });
  return total;
};

/** Returns the places of a transport. */
export const capacityOf = (battle: Battle, transport: number): number => {
  let capacity = 0;
  eachModel(battle, transport, (model) => {
    capacity += battle.plan.models[model].transport;
  });
  return capacity;
};

/** Returns the units inside a transport. */
export const passengersOf = (battle: Battle, transport: number): number[] =>
  battle.plan.units
    .map((unit) => unit.index)
    .filter((unit) => battle.unitIn[unit] === transport && isLiving(battle, unit));

/** Whether a unit fits into a transport with its other passengers. */
export const checkLoad = (battle: Battle, unit: number, transport: number): Refusal | undefined => {
  const { units } = battle.plan;
  if (!units[transport] || !units[unit] || !isLiving(battle, unit)) return refuse('no-such-unit', { unit });
  const capacity = capacityOf(battle, transport);
  const own = spacesOf(battle, unit);
  const isCarrier = capacityOf(battle, unit) > 0;
  if (capacity === 0 || isCarrier || sideOf(battle, unit) !== sideOf(battle, transport) || own === undefined)
    return refuse('transport-ineligible', { unit, other: transport });
  const inside = passengersOf(battle, transport).filter((other) => other !== unit);
  const taken = inside.reduce((sum, other) => sum + (spacesOf(battle, other) ?? 0), 0);
  if (taken + own > capacity)
    return refuse('transport-capacity', { unit, other: transport, need: capacity, have: taken + own });
  return undefined;
};
