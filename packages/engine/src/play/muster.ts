import type { MusterOrder } from '../contract/action.ts';
import { type Battle, RESERVE } from '../state/battle.ts';
import { joinHero } from '../state/muster.ts';

/** Sets units aside, lets heroes join and passengers board. */
export const musterUnits = (battle: Battle, order: MusterOrder): void => {
  for (const { unit, kind } of order.reserves) battle.unitReserve[unit] = RESERVE[kind];
  for (const { hero, unit } of order.joins) joinHero(battle, hero, unit);
  for (const { transport, units } of order.loads) for (const unit of units) battle.unitIn[unit] = transport;
};
