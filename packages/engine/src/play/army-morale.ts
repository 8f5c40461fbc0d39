import type { Play } from '../game/play.ts';
import { refuse } from '../game/refusal.ts';
import { type Battle, G } from '../state/battle.ts';
import { isLiving, isOnTable } from '../state/query.ts';
import { testMorale } from './morale.ts';

/** Whether a side is down to half or less of its units; those in reserve are still units (battle:F11). */
export const isArmyAtHalf = (battle: Battle, side: number): boolean => {
  const left = battle.plan.sides[side].units.filter((unit) => isLiving(battle, unit)).length;
  return 2 * left <= battle.sideStart[side];
};

/** The end of a round: all units of an army at half test, side by side from the first player on (battle:F10 to battle:F13). */
export const testArmies = (play: Play): void => {
  const { battle } = play;
  const sides = battle.plan.sides.length;
  for (let turn = 0; turn < sides; turn++) {
    const side = (battle.game[G.first] + turn) % sides;
    if (!isArmyAtHalf(battle, side)) continue;
    for (const unit of inTestOrder(play, side)) testMorale(play, unit, 'army', -1);
  }
};

/** The order matters where heroes lend their Quality: they cannot once they are Shaken. */
const inTestOrder = (play: Play, side: number): readonly number[] => {
  const { battle } = play;
  const units = battle.plan.sides[side].units.filter((unit) => isOnTable(battle, unit));
  const lends = (unit: number): boolean => battle.plan.models[battle.plan.units[unit].first].lendsQuality > 0;
  if (units.length < 2 || !units.some(lends)) return units;
  const answer = play.ask({ kind: 'morale-order', side, units }, (order) => {
    const same = order === 'auto' || (order.length === units.length && units.every((unit) => order.includes(unit)));
    return same ? undefined : refuse('bad-answer', { need: units.length, have: order.length });
  });
  // Left alone, those who lend their Quality come last.
  return answer === 'auto' ? [...units.filter((unit) => !lends(unit)), ...units.filter(lends)] : answer;
};
