import type { Play } from '../../contract/play.ts';
import { isGrounded } from '../../space/near-terrain.ts';
import { isInsideTerrain } from '../../space/inside.ts';
import { isHighAbove, isLiving, isOnTable, modelsOf } from '../../state/query.ts';
import { testDangerous } from '../dangerous.ts';
import type { CarryOut } from './effects.ts';
import { settleHurt } from './hits.ts';
import { unitsInOrder } from './units-in-order.ts';

/** Everybody most of whom are inside terrain, or by it, takes dangerous terrain tests: each model of theirs (campaign:E31). */
export const quake: CarryOut<'quake'> = (play, { rule }, { reach }) => {
  const { battle } = play;
  // Who is thrown out of a wreck by it was not there.
  const there = battle.plan.units
    .map(({ index }) => index)
    .filter((unit) => isLiving(battle, unit) && isOnTable(battle, unit) && !isHighAbove(battle, unit))
    .filter((unit) => (reach === 'inside' ? isInsideTerrain(battle, unit) : isGrounded(battle, unit)));
  for (const unit of unitsInOrder(play, there, rule.name)) if (isLiving(battle, unit)) endanger(play, unit);
};

/** All models of a unit test outside of any activation. */
const endanger = (play: Play, unit: number): void => {
  const { battle } = play;
  testDangerous(play, unit, modelsOf(battle, unit));
  settleHurt(play, unit);
};
