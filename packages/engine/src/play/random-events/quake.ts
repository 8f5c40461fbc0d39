import type { Play } from '../../contract/play.ts';
import { isUnitNearTerrain } from '../../space/near-terrain.ts';
import { isInsideTerrain } from '../../space/inside-terrain.ts';
import { isHighAbove, isLiving, isOnTable, modelsOf } from '../../state/query.ts';
import { testDangerous } from '../dangerous.ts';
import type { CarryOut } from './effects.ts';
import { settleHurt } from './hits.ts';
import { unitsInOrder } from './units-in-order.ts';

/**
 * Makes all units that are mostly inside or next to terrain take dangerous terrain tests, one per model
 * (campaign:E31).
 */
export const quake: CarryOut<'quake'> = (play, { rule }, { reach }) => {
  const { battle } = play;
  // A unit that gets out of a wreck because of it was not there before.
  const there = battle.plan.units
    .map(({ index }) => index)
    .filter((unit) => isLiving(battle, unit) && isOnTable(battle, unit) && !isHighAbove(battle, unit))
    .filter((unit) => (reach === 'inside' ? isInsideTerrain(battle, unit) : isUnitNearTerrain(battle, unit)));
  for (const unit of unitsInOrder(play, there, rule.name)) if (isLiving(battle, unit)) endanger(play, unit);
};

/** Makes all models of a unit test outside of any activation. */
const endanger = (play: Play, unit: number): void => {
  const { battle } = play;
  testDangerous(play, unit, modelsOf(battle, unit));
  settleHurt(play, unit);
};
