import { autoBackOff } from '../auto/back-off.ts';
import type { ModelMove } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { lengthOf } from '../legal/charge.ts';
import { afterMoves, checkMoves } from '../legal/move.ts';
import { separationOf } from '../legal/separation.ts';
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

/** The farthest that a charger ever needs to separate from a crooked line. */
export const MOST_BACK_OFF = 200;

/** The charger separates by 1", or as far as it can (battle:M13). */
export const backOff = (play: Play, unit: number, target: number): void => {
  const { battle } = play;
  if (!unitsWithin(battle, unit, target, separationOf(battle.plan) - 1)) return;
  const answer = play.ask({ kind: 'back-off', side: sideOf(battle, unit), unit, target }, (moves) =>
    moves === 'auto' ? undefined : checkBackOff(battle, unit, target, moves),
  );
  const moves = answer === 'auto' ? autoBackOff(battle, unit, target, MOST_BACK_OFF) : answer;
  if (moves.length > 0) carryOut(play, unit, moves, 'back-off');
};

/** Nobody goes farther than 1", or than the shortest way needs; and nobody stays closer than it gets them. */
export const checkBackOff = (
  battle: Battle,
  unit: number,
  target: number,
  moves: readonly ModelMove[],
): Refusal | undefined => {
  const shortest = autoBackOff(battle, unit, target, MOST_BACK_OFF);
  const needed = shortest.map(({ model, path }) => lengthOf(battle, model, path));
  const limit = Math.max(separationOf(battle.plan) + CONTACT, ...needed);
  const problem = checkMoves(battle, unit, moves, { kind: 'back-off', target, limit });
  if (problem) return { ...problem, stage: 'backoff' };
  const separation = separationOf(battle.plan);
  const gap = gapAfter(battle, unit, target, moves);
  return gap >= separation || gap >= gapAfter(battle, unit, target, shortest)
    ? undefined
    : refuse('within-1in', { unit, other: target, need: separation, have: gap, stage: 'backoff' });
};

/** What counts as contact although the grid leaves a gap. */
const CONTACT = 2;

const gapAfter = (battle: Battle, unit: number, target: number, moves: readonly ModelMove[]): number =>
  afterMoves(battle, unit, moves, () => unitGap(battle, unit, target));
