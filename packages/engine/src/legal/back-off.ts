import type { ModelMove } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { unitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { autoBackOff } from './auto-back-off.ts';
import { lengthOf } from './charge.ts';
import { afterMoves, checkMoves } from './move.ts';
import { separationOf } from './separation.ts';

/** The farthest that a charging unit ever needs to move from a crooked line. */
export const MOST_BACK_OFF = 200;

/**
 * Checks the moves of a charging unit that moves back: no farther than 1" or than the shortest way needs, and no
 * closer than that way ends.
 */
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
