import type { Play } from '../../game/play.ts';
import { isGrounded } from '../../space/grounded.ts';
import { isInsideTerrain } from '../../space/inside.ts';
import { isHighAbove, isLiving, isOnTable, modelsOf } from '../../state/query.ts';
import { testDangerous } from '../dangerous.ts';
import type { CarryOut } from './effects.ts';
import { settleHurt } from './hits.ts';

/** Everybody most of whom are inside terrain, or by it, takes dangerous terrain tests: each model of theirs (campaign:E31). */
export const quake: CarryOut<'quake'> = (play, _happening, { reach }) => {
  const { battle } = play;
  for (const { index } of battle.plan.units) {
    if (!isLiving(battle, index) || !isOnTable(battle, index) || isHighAbove(battle, index)) continue;
    if (reach === 'inside' ? isInsideTerrain(battle, index) : isGrounded(battle, index)) endanger(play, index);
  }
};

/** All models of a unit test outside of any activation. */
const endanger = (play: Play, unit: number): void => {
  const { battle } = play;
  const models = modelsOf(battle, unit);
  testDangerous(play, unit, models);
  for (const model of models) battle.tested[model] = 0;
  settleHurt(play, unit);
};
