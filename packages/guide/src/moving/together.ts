import { leftFrom } from './heading.ts';
import type { Spot } from './estimate.ts';
import { tryMarch } from './march.ts';
import { heading, isContent, isPoor, lengthNow, propose, search } from './search.ts';
import { canShift, shiftMoves } from './shift.ts';
import { trySidesteps } from './sidestep.ts';
import { followTrail, lookAhead, pointAhead, trail } from './trail.ts';
import { findStart, goFast, goSlowly, type MovePreparation } from './trek.ts';
import { clearLength, cutWay, findWay, isFree } from './way.ts';

/** The shares of the full length that a formation tries around others, in hundredths. */
const AROUND = [100, 66];

/** How much farther than its move a single model searches, and how much longer a way around may be. */
const BEYOND = 1.3;
const DETOUR = 1.4;

const spot: Spot = { x: 0, y: 0 };

/** Moves in formation: along the way to the goal, around units on it, or else next to it or less far. */
export const goTogether = (trek: MovePreparation): void => {
  tryTrail(trek);
  if (isContent(trek)) return;
  if (trek.shy) {
    // Through difficult terrain it moves less far, but may end nearer.
    goSlowly(trek);
    tryTrail(trek);
    const content = isContent(trek);
    goFast(trek);
    if (content) return;
  }
  tryAround(trek);
  if (!isContent(trek)) tryShort(trek);
  if (isPoor(trek)) trySidesteps(trek);
  if (!trek.shy || search.gain >= trek.battle.plan.ruleset.numbers.difficultLimit) return;
  goSlowly(trek);
  tryAround(trek);
  if (isPoor(trek)) trySidesteps(trek);
  goFast(trek);
};

/** Whether the pivot has any way to go. */
const isOnItsWay = (length: number): boolean => length >= search.judging.leastGain && length < Infinity;

/** Follows the way to the goal. */
const tryTrail = (trek: MovePreparation): void => {
  const length = lengthNow(trek);
  if (!isOnItsWay(length)) return;
  followTrail(trek, search.pivot, heading, length);
  const last = trail.count - 1;
  if (
    last < 0 ||
    search.left - leftFrom(heading, trail.x[last], trail.y[last]) < Math.max(search.judging.leastGain, search.gain)
  )
    return;
  const dx = trail.x[last] - search.x;
  const dy = trail.y[last] - search.y;
  if (trek.count === 1) propose(trek, [{ model: trek.models[0], path: trailPath() }]);
  else if (last === 0 && canShift(trek, dx, dy)) propose(trek, shiftMoves(trek, dx, dy));
  else tryMarch(trek, trailPath());
};

/** Moves straight until a unit is too near. */
const tryShort = (trek: MovePreparation): void => {
  const { battle, count, models } = trek;
  const length = lengthNow(trek);
  if (heading.field || !isOnItsWay(length)) return;
  const dx = heading.x - search.x;
  const dy = heading.y - search.y;
  let clear = length;
  for (let i = 0; i < count; i++) {
    const x = battle.x[models[i]];
    const y = battle.y[models[i]];
    findStart(trek, i, x, y);
    clear = clearLength(trek, i, x + dx, y + dy, clear);
  }
  // Round toward the start.
  const share = (clear - 1) / Math.max(1, search.left);
  const toX = Math.trunc(dx * share);
  const toY = Math.trunc(dy * share);
  if (clear > search.judging.leastGain && canShift(trek, toX, toY)) propose(trek, shiftMoves(trek, toX, toY));
};

/** Goes around units on the way. */
const tryAround = (trek: MovePreparation): void => {
  const length = lengthNow(trek);
  if (!isOnItsWay(length)) return;
  lookAhead(heading, search.x, search.y, BEYOND * length);
  if (trek.count > 1) {
    for (let s = 0; s < AROUND.length && !isContent(trek); s++) tryBends(trek, (length * AROUND[s]) / 100);
  } else if (!tryBends(trek, BEYOND * length)) tryBends(trek, length);
};

/**
 * Bends the way of the pivot to a point ahead. The way of a single model is cut to its length, because every point of it is
 * legal.
 */
const tryBends = (trek: MovePreparation, length: number): boolean => {
  const { pivot } = search;
  const alone = trek.count === 1;
  pointAhead(length, spot);
  if (!isFree(trek, pivot, spot.x, spot.y)) return false;
  const path = findWay(trek, pivot, spot.x, spot.y, 2, alone ? DETOUR * length : lengthNow(trek));
  if (!path) return false;
  if (alone) propose(trek, [{ model: trek.models[0], path: cutWay(trek, 0, path, lengthNow(trek)) }]);
  else tryMarch(trek, path);
  return true;
};

const trailPath = (): number[] => {
  const path: number[] = [];
  for (let k = 0; k < trail.count; k++) path.push(trail.x[k], trail.y[k]);
  return path;
};
