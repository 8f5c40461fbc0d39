import { autoPileIn } from '../legal/auto-pile-in.ts';
import type { Play } from '../contract/play.ts';
import { checkPileIn } from '../legal/pile-in.ts';
import { modelTouchesUnit } from '../space/measure.ts';
import { sideOf, someModel } from '../state/query.ts';
import { carryOutMoves } from './movement.ts';

/** Lets charged models that are not in contact pile in by 3" (battle:G27). */
export const pileIn = (play: Play, unit: number, charger: number): void => {
  const { battle } = play;
  if (!someModel(battle, unit, (model) => !modelTouchesUnit(battle, model, charger))) return;
  const answer = play.ask({ kind: 'pile-in', side: sideOf(battle, unit), unit, target: charger }, (moves) =>
    moves === 'auto' ? undefined : checkPileIn(battle, unit, charger, moves),
  );
  const moves = answer === 'auto' ? autoPileIn(battle, unit, charger) : answer;
  if (moves.length > 0) carryOutMoves(play, unit, moves, 'pile-in');
};
