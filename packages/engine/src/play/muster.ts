import type { MusterOrder } from '../contract/action.ts';
import { type Battle, RESERVE, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag } from '../state/query.ts';
import { joinHero } from '../state/muster.ts';

/** Puts units in reserve, and lets heroes join and passengers board. */
export const musterUnits = (battle: Battle, order: MusterOrder): void => {
  for (const { unit, kind } of order.reserves) battle.unitReserve[unit] = RESERVE[kind];
  for (const { hero, unit } of order.joins) joinHero(battle, hero, unit);
  for (const { transport, units } of order.loads) for (const unit of units) battle.unitIn[unit] = transport;
};

/** Returns the unit that decides where a unit is: that of a joined hero, and the transport of a passenger. */
const carrierOf = (battle: Battle, unit: number): number => {
  const own = hasUnitFlag(battle, unit, UNIT_FLAG.joined) ? battle.unitOf[battle.plan.units[unit].first] : unit;
  return battle.unitIn[own] >= 0 ? battle.unitIn[own] : own;
};

/** Puts units in reserve that the mission asks for and the player has not named: from the end of the list. */
export const keepReserves = (battle: Battle, side: number): void => {
  const reserve = battle.plan.mission.reserves[side];
  if (!reserve) return;
  const units = battle.plan.sides[side].units.filter((unit) => !battle.plan.units[unit].comes);
  const costOf = (some: readonly number[]): number => some.reduce((sum, unit) => sum + battle.plan.units[unit].cost, 0);
  const isLate = (unit: number): boolean => battle.unitReserve[carrierOf(battle, unit)] === RESERVE.late;
  const need = costOf(units) * reserve.share;
  for (const unit of units.toReversed()) {
    if (costOf(units.filter(isLate)) * 100 >= need) return;
    if (battle.unitReserve[unit] === RESERVE.none && carrierOf(battle, unit) === unit)
      battle.unitReserve[unit] = RESERVE.late;
  }
};
