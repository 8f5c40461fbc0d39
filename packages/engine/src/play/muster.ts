import type { MusterOrder } from '../game/action.ts';
import { type Battle, RESERVE, U } from '../state/battle.ts';
import { isLiving, mark } from '../state/query.ts';

/** Sets units aside, lets heroes join and passengers board. */
export const musterUnits = (battle: Battle, order: MusterOrder): void => {
  for (const { unit, kind } of order.reserves) battle.unitReserve[unit] = RESERVE[kind];
  for (const { hero, unit } of order.joins) joinHero(battle, hero, unit);
  for (const { transport, units } of order.loads) for (const unit of units) battle.unitIn[unit] = transport;
};

/** A hero becomes part of a unit for the rest of the battle. */
const joinHero = (battle: Battle, hero: number, unit: number): void => {
  const model = battle.plan.units[hero].first;
  battle.unitHero[unit] = model;
  battle.unitOf[model] = unit;
  battle.unitAlive[hero] = 0;
  battle.unitAlive[unit]++;
  mark(battle, hero, U.joined);
};

/** Fixes the starting sizes that morale will be measured by. */
export const freezeSizes = (battle: Battle): void => {
  battle.sideStart.fill(0);
  for (const { index, side } of battle.plan.units) if (isLiving(battle, index)) battle.sideStart[side]++;
  for (const unit of battle.plan.units) {
    battle.unitStart[unit.index] = battle.unitAlive[unit.index];
    battle.unitStartTough[unit.index] =
      battle.unitAlive[unit.index] === 1 && unit.count === 1 ? battle.plan.models[unit.first].tough : 0;
  }
};
