import { passes } from '@muster/kernel';
import { type Play, underdogModifier } from '../contract/play.ts';
import type { Spot } from '../contract/question.ts';
import { dangerousModels, placeMoves } from '../legal/move.ts';
import { canBePushed, checkPush } from '../legal/push.ts';
import { walkableFloor } from '../space/ground.ts';
import { readJumpsAndClimbs } from '../space/jumps-and-climbs.ts';
import { leader, sideOf } from '../state/query.ts';
import { testDangerous } from './dangerous.ts';
import { fallDown, takeFall } from './fall.ts';

/** Lets the attackers push a model that they made Shaken, if it can be pushed anywhere (battle:F14). */
export const offerPush = (play: Play, unit: number, by: number): void => {
  const { battle } = play;
  const model = leader(battle, unit);
  if (by < 0 || sideOf(battle, by) === sideOf(battle, unit) || !canBePushed(battle, model)) return;
  const answer = play.ask({ kind: 'push', side: sideOf(battle, by), unit, model }, (spot) =>
    spot === 'no' ? undefined : checkPush(battle, model, spot),
  );
  if (answer !== 'no') tryPush(play, model, answer, by);
};

/** Rolls for one push; a model pushed over an edge falls, and dangerous terrain is tested (battle:G21). */
export const tryPush = (play: Play, model: number, { x, y }: Spot, by = -1): boolean => {
  const { battle } = play;
  const { plan } = battle;
  const unit = battle.unitOf[model];
  const need = plan.ruleset.numbers.pushTarget;
  const [natural] = play.roll('push', by < 0 ? unit : by, 1, { need });
  const passed = passes(natural, need, underdogModifier(play));
  if (play.listening) play.emit({ type: 'pushed', unit, model, by, natural, passed, x, y });
  if (!passed) return false;
  const way = [battle.x[model], battle.y[model], x, y];
  const moves = [{ model, path: [x, y] }];
  const endangered = dangerousModels(battle, unit, moves, false, undefined, false);
  const { ending } = readJumpsAndClimbs(plan, way);
  const drop = walkableFloor(plan, way[0], way[1]) - walkableFloor(plan, x, y);
  placeMoves(battle, unit, moves);
  if (ending) fallDown(play, model, ending, by);
  // The spot of the push is within 2" of the bottom already.
  else if (drop >= plan.ruleset.numbers.fallHeight) takeFall(play, model, drop, by);
  testDangerous(play, unit, endangered);
  return true;
};
