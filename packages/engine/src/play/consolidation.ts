import { autoBackOff } from '../legal/auto-back-off.ts';
import type { Play } from '../contract/play.ts';
import { checkBackOff, MOST_BACK_OFF } from '../legal/back-off.ts';
import { checkMoves } from '../legal/move.ts';
import { separationOf } from '../legal/separation.ts';
import { unitsWithin } from '../space/measure.ts';
import { sideOf } from '../state/query.ts';
import { carryOutMoves } from './movement.ts';

/** Lets the survivor of a melee move up to 3" (battle:M12). */
export const consolidate = (play: Play, unit: number): void => {
  const { battle } = play;
  const limit = battle.plan.ruleset.numbers.consolidation;
  const moves = play.ask({ kind: 'consolidate', side: sideOf(battle, unit), unit }, (answer) => {
    const problem = checkMoves(battle, unit, answer, { kind: 'consolidate', limit });
    return problem && answer.length > 0 ? { ...problem, stage: 'consolidate' } : undefined;
  });
  if (moves.length > 0) carryOutMoves(play, unit, moves, 'consolidate');
};

/** Moves the charging unit back by 1", or as far as it can (battle:M13). */
export const backOff = (play: Play, unit: number, target: number): void => {
  const { battle } = play;
  if (!unitsWithin(battle, unit, target, separationOf(battle.plan) - 1)) return;
  const answer = play.ask({ kind: 'back-off', side: sideOf(battle, unit), unit, target }, (moves) =>
    moves === 'auto' ? undefined : checkBackOff(battle, unit, target, moves),
  );
  const moves = answer === 'auto' ? autoBackOff(battle, unit, target, MOST_BACK_OFF) : answer;
  if (moves.length > 0) carryOutMoves(play, unit, moves, 'back-off');
};
