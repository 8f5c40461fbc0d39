import type { Play } from '../contract/play.ts';
import { type Battle, GAME } from '../state/battle.ts';
import { isLiving, isOnTable, sidesFrom } from '../state/query.ts';
import { testMorale } from './morale.ts';
import { inTestOrder } from './test-order.ts';

/**
 * Returns the units that an army still has; units in reserve count (battle:F11), units that events brought do not
 * (campaign:X9).
 */
const unitsLeft = (battle: Battle, side: number): number =>
  battle.plan.sides[side].units.filter((unit) => isLiving(battle, unit) && !battle.plan.units[unit].comes).length;

/** Whether a side has lost half of its units or more. */
export const isArmyAtHalf = (battle: Battle, side: number): boolean =>
  2 * unitsLeft(battle, side) <= battle.sideStart[side];

/**
 * Ends a round: all units of an army at half test morale, side by side from the first player (battle:F10 to
 * battle:F13).
 */
export const testArmies = (play: Play): void => {
  const { battle } = play;
  for (const side of sidesFrom(battle, battle.game[GAME.first])) {
    const units = battle.plan.sides[side].units.filter(
      (unit) => isOnTable(battle, unit) && !battle.plan.units[unit].comes,
    );
    if (units.length === 0 || !isArmyAtHalf(battle, side)) continue;
    if (play.listening)
      play.emit({ type: 'army-at-half', side, left: unitsLeft(battle, side), start: battle.sideStart[side] });
    for (const unit of inTestOrder(play, side, units, 'army')) testMorale(play, unit, 'army', -1);
  }
};
