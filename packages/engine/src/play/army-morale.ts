import type { Play } from '../game/play.ts';
import { refuse } from '../game/refusal.ts';
import { type Battle, G } from '../state/battle.ts';
import { isLiving, isOnTable, sidesFrom, someModel } from '../state/query.ts';
import { testMorale } from './morale.ts';

/** The units that an army still has; those in reserve are units as well (battle:F11), those whom events brought are not (campaign:X9). */
const unitsLeft = (battle: Battle, side: number): number =>
  battle.plan.sides[side].units.filter((unit) => isLiving(battle, unit) && !battle.plan.units[unit].comes).length;

/** Whether a side has lost half of its units or more. */
export const isArmyAtHalf = (battle: Battle, side: number): boolean =>
  2 * unitsLeft(battle, side) <= battle.sideStart[side];

/** The end of a round: all units of an army at half test, side by side from the first player on (battle:F10 to battle:F13). */
export const testArmies = (play: Play): void => {
  const { battle } = play;
  for (const side of sidesFrom(battle, battle.game[G.first])) {
    const units = battle.plan.sides[side].units.filter(
      (unit) => isOnTable(battle, unit) && !battle.plan.units[unit].comes,
    );
    if (units.length === 0 || !isArmyAtHalf(battle, side)) continue;
    if (play.listening)
      play.emit({ type: 'army-at-half', side, left: unitsLeft(battle, side), start: battle.sideStart[side] });
    for (const unit of inTestOrder(play, side, units)) testMorale(play, unit, 'army', -1);
  }
};

/** The order matters where heroes lend their Quality: they cannot once they are Shaken. */
const inTestOrder = (play: Play, side: number, units: readonly number[]): readonly number[] => {
  const { battle } = play;
  const lends = (unit: number): boolean =>
    someModel(battle, unit, (model) => battle.plan.models[model].lendsQuality > 0);
  if (units.length < 2 || !units.some(lends)) return units;
  const answer = play.ask({ kind: 'morale-order', side, units }, (order) => {
    const same = order === 'auto' || (order.length === units.length && units.every((unit) => order.includes(unit)));
    return same ? undefined : refuse('bad-answer', { need: units.length, have: order.length });
  });
  // Left alone, those who lend their Quality come last.
  return answer === 'auto' ? [...units.filter((unit) => !lends(unit)), ...units.filter(lends)] : answer;
};
