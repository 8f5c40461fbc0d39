import { DIRECTIONS } from '@muster/kernel';
import type { Spot } from './estimate.ts';
import { leftFrom } from './heading.ts';
import { heading, lengthNow, propose, search } from './search.ts';
import { canShift, shiftMoves } from './shift.ts';
import { lookAhead, pointAhead } from './trail.ts';
import { findStart, type MovePreparation } from './trek.ts';
import { clearLength } from './way.ts';

/** The length of the way ahead that defines the backward direction. */
const AHEAD = 300;

/** The refused shifts before a unit stays. */
const MOST_REFUSALS = 4;

/** The shifts to try: x, y, and the way left. */
const shifts = {
  count: 0,
  x: new Float64Array(2 * DIRECTIONS.length),
  y: new Float64Array(2 * DIRECTIONS.length),
  left: new Float64Array(2 * DIRECTIONS.length),
};

const spot: Spot = { x: 0, y: 0 };

/** Tries moves in formation, first in the direction that leaves the shortest way. */
export const trySidesteps = (trek: MovePreparation): void => {
  listShifts(trek);
  const before = search.moves;
  for (let refusals = 0; refusals < MOST_REFUSALS;) {
    const best = nextShift();
    if (best < 0) return;
    if (!canShift(trek, shifts.x[best], shifts.y[best])) continue;
    propose(trek, shiftMoves(trek, shifts.x[best], shifts.y[best]));
    if (search.moves !== before) return;
    refusals++;
  }
};

/** Removes and returns the shift that leaves the shortest way, if it gains more than the best move. */
const nextShift = (): number => {
  let best = -1;
  let least = search.left - Math.max(search.judging.leastGain, search.gain);
  for (let k = 0; k < shifts.count; k++)
    if (shifts.left[k] < least) {
      best = k;
      least = shifts.left[k];
    }
  if (best >= 0) shifts.left[best] = Infinity;
  return best;
};

/** Lists shifts in all directions except back, each up to the nearest unit, and half of that. */
const listShifts = (trek: MovePreparation): void => {
  const far = lengthNow(trek);
  shifts.count = 0;
  if (far < search.judging.leastGain) return;
  lookAhead(heading, search.x, search.y, Math.min(far, AHEAD));
  pointAhead(Math.min(far, AHEAD), spot);
  const aheadX = spot.x - search.x;
  const aheadY = spot.y - search.y;
  for (let d = 0; d < DIRECTIONS.length; d++) {
    const direction = DIRECTIONS[d];
    if (direction[0] * aheadX + direction[1] * aheadY < 0) continue;
    const length = clearance(trek, direction[0], direction[1], far);
    addShift(direction[0], direction[1], length);
    addShift(direction[0], direction[1], length / 2);
  }
};

/** Returns how far a whole unit may move in a direction before it is too near another unit, ignoring terrain. */
const clearance = (trek: MovePreparation, dx: number, dy: number, far: number): number => {
  const { battle, count, models, flies } = trek;
  let length = far;
  for (let i = 0; i < count; i++) {
    if (flies[i]) continue;
    const x = battle.x[models[i]];
    const y = battle.y[models[i]];
    findStart(trek, i, x, y);
    length = clearLength(trek, i, x + dx, y + dy, length);
  }
  return length;
};

/** Adds a shift that gains something, rounded toward the start so that it is never too long. */
const addShift = (dx: number, dy: number, length: number): void => {
  if (length < search.judging.leastGain) return;
  const toX = Math.trunc((dx * (length - 1)) / 1000);
  const toY = Math.trunc((dy * (length - 1)) / 1000);
  const left = leftFrom(heading, search.x + toX, search.y + toY);
  if (left > search.left - search.judging.leastGain) return;
  shifts.x[shifts.count] = toX;
  shifts.y[shifts.count] = toY;
  shifts.left[shifts.count++] = left;
};
