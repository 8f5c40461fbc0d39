import { DIRECTIONS, distance2 } from '@muster/kernel';
import { leftFrom } from './heading.ts';
import { heading, lengthNow, propose, search } from './search.ts';
import { canShift, shiftMoves } from './shift.ts';
import type { Trek } from './trek.ts';

/** Shares of the full length that are tried, in hundredths. */
const SHARES = [100, 66, 33];

/** Shifts that may be refused before a unit stays. */
const MOST_REFUSALS = 4;

/** Shifts to try: x, y, and what way they leave. */
const shifts = {
  count: 0,
  x: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
  y: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
  left: new Float64Array(SHARES.length * (DIRECTIONS.length + 1)),
};

/** Moves as one body, in the direction that leaves the shortest way. */
export const trySidesteps = (trek: Trek): void => {
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

/** Takes the shift that leaves the shortest way off the list, if it gains more than what was found. */
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

const listShifts = (trek: Trek): void => {
  const { x, y } = search;
  const away = Math.sqrt(distance2(x, y, heading.x, heading.y));
  const far = lengthNow(trek);
  shifts.count = 0;
  if (far < search.judging.leastGain || away === 0) return;
  const straightX = ((heading.x - x) * 1000) / away;
  const straightY = ((heading.y - y) * 1000) / away;
  for (let s = 0; s < SHARES.length; s++) {
    const length = (far * SHARES[s]) / 100;
    addShift(straightX, straightY, Math.min(length, away + 1));
    for (let d = 0; d < DIRECTIONS.length; d++) {
      const direction = DIRECTIONS[d];
      // Nobody walks away from its goal in one body.
      if (direction[0] * straightX + direction[1] * straightY > -100000) addShift(direction[0], direction[1], length);
    }
  }
};

/** Notes a shift that gains something; rounding is toward the start, so that it is never too long. */
const addShift = (dx: number, dy: number, length: number): void => {
  const toX = Math.trunc((dx * (length - 1)) / 1000);
  const toY = Math.trunc((dy * (length - 1)) / 1000);
  const left = leftFrom(heading, search.x + toX, search.y + toY);
  if (left > search.left - search.judging.leastGain) return;
  shifts.x[shifts.count] = toX;
  shifts.y[shifts.count] = toY;
  shifts.left[shifts.count++] = left;
};
