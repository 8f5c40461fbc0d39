import { autoBackOff } from '../auto/back-off.ts';
import type { ModelMove } from '../game/action.ts';
import type { Play } from '../game/play.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { checkMoves, placeMoves } from '../legal/move.ts';
import { unitGap, unitsWithin } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { sideOf } from '../state/query.ts';
import { carryOut } from './movement.ts';

/** The survivor of a melee may move up to 3" (battle:M12). */
export const consolidate = (play: Play, unit: number): void => {
  const { battle } = play;
  const limit = battle.plan.ruleset.numbers.consolidation;
  const moves = play.ask({ kind: 'consolidate', side: sideOf(battle, unit), unit }, (answer) => {
    const problem = checkMoves(battle, unit, answer, { kind: 'consolidate', limit });
    return problem && answer.length > 0 ? { ...problem, stage: 'consolidate' } : undefined;
  });
  if (moves.length > 0) carryOut(play, unit, moves, 'consolidate');
};

/** How far a charger may go to separate. */
const BACK_OFF_LIMIT = 200;

/** The charger separates by 1", or as far as it can (battle:M13). */
export const backOff = (play: Play, unit: number, target: number): void => {
  const { battle } = play;
  const { separation } = battle.plan.ruleset.numbers;
  if (!unitsWithin(battle, unit, target, separation - 1)) return;
  const answer = play.ask({ kind: 'back-off', side: sideOf(battle, unit), unit, target }, (moves) =>
    moves === 'auto' ? undefined : checkBackOff(battle, unit, target, moves),
  );
  const moves = answer === 'auto' ? autoBackOff(battle, unit, target, BACK_OFF_LIMIT) : answer;
  if (moves.length > 0) carryOut(play, unit, moves, 'back-off');
};

const checkBackOff = (
  battle: Battle,
  unit: number,
  target: number,
  moves: readonly ModelMove[],
): Refusal | undefined => {
  const order = { kind: 'back-off', target, limit: BACK_OFF_LIMIT } as const;
  const problem = checkMoves(battle, unit, moves, order);
  if (problem) return { ...problem, stage: 'backoff' };
  const { separation } = battle.plan.ruleset.numbers;
  const gap = gapAfter(battle, unit, target, moves);
  if (gap >= separation) return undefined;
  const best = gapAfter(battle, unit, target, autoBackOff(battle, unit, target, BACK_OFF_LIMIT));
  return gap < best
    ? refuse('within-1in', { unit, other: target, need: separation, have: gap, stage: 'backoff' })
    : undefined;
};

const gapAfter = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): number => {
  const block = battle.block.slice();
  placeMoves(battle, unit, moves);
  const gap = unitGap(battle, unit, target);
  battle.block.set(block);
  return gap;
};
