import { distance2, segmentLength } from '@muster/kernel';
import type { Spot } from './estimate.ts';
import { nextCell, startCell } from './field.ts';
import type { Heading } from './heading.ts';
import { findStart, type MovePreparation } from './trek.ts';
import { CELL, middleOf } from './walk-map.ts';
import { isClear, isOnBoard } from './way.ts';

/** The most cells and bends of a trail. */
const MOST_CELLS = 60;
const MOST_LEGS = 4;

/** How much farther than the move the trail is searched, so that its last leg is straight. */
const BEYOND = 300;

/** The last trail: its bends and its end. */
export const trail: { count: number; x: Float64Array; y: Float64Array } = {
  count: 0,
  x: new Float64Array(MOST_LEGS),
  y: new Float64Array(MOST_LEGS),
};

/** The cells on the way in order, followed by the goal. */
const ahead = {
  fromX: 0,
  fromY: 0,
  count: 0,
  x: new Float64Array(MOST_CELLS + 1),
  y: new Float64Array(MOST_CELLS + 1),
};

/** Collects the cells on the way from a point to a goal. */
export const lookAhead = ({ field, x: goalX, y: goalY }: Heading, x: number, y: number, length: number): void => {
  ahead.fromX = x;
  ahead.fromY = y;
  ahead.count = 0;
  let cell = field ? startCell(field, x, y) : -1;
  let covered = 0;
  while (field && cell >= 0 && covered < length && ahead.count < MOST_CELLS) {
    const next = nextCell(field, cell);
    if (next < 0) break;
    const { columns } = field.map;
    const step = Math.abs(next - cell);
    covered += step === 1 || step === columns ? CELL : 1.41 * CELL;
    cell = next;
    ahead.x[ahead.count] = middleOf(cell % columns);
    ahead.y[ahead.count++] = middleOf(Math.trunc(cell / columns));
  }
  if (covered >= length || (field && field.left[cell] > 0)) return;
  ahead.x[ahead.count] = goalX;
  ahead.y[ahead.count++] = goalY;
};

/**
 * Follows the way to a goal from a model's place, as straight as terrain and other units allow and at most a length. The
 * result is in `trail`, and may be shorter.
 */
export const followTrail = (trek: MovePreparation, i: number, heading: Heading, length: number): void => {
  const { battle, models, radii } = trek;
  let x = battle.x[models[i]];
  let y = battle.y[models[i]];
  findStart(trek, i, x, y);
  lookAhead(heading, x, y, length + BEYOND);
  trail.count = 0;
  let left = length;
  for (let at = 0; at < ahead.count && left > 1 && trail.count < MOST_LEGS;) {
    let found = -1;
    for (let k = ahead.count - 1; k >= at; k -= 1 + ((k - at) >> 2)) {
      const apart = segmentLength(x, y, ahead.x[k], ahead.y[k]);
      // Round toward the start, so that a leg is never too long.
      const share = apart <= left ? 1 : (left - 1) / apart;
      const toX = share === 1 ? ahead.x[k] : x + Math.trunc((ahead.x[k] - x) * share);
      const toY = share === 1 ? ahead.y[k] : y + Math.trunc((ahead.y[k] - y) * share);
      if (!isOnBoard(trek, radii[i], toX, toY)) continue;
      if (!trek.flies[i] && !isClear(trek, i, x, y, toX, toY)) continue;
      trail.x[trail.count] = toX;
      trail.y[trail.count++] = toY;
      left = share === 1 ? left - apart : 0;
      found = k;
      break;
    }
    if (found < 0) return;
    x = trail.x[trail.count - 1];
    y = trail.y[trail.count - 1];
    at = found + 1;
  }
};

/** Finds the point at a distance along the last collected way, free or not. */
export const pointAhead = (length: number, spot: Spot): void => {
  let x = ahead.fromX;
  let y = ahead.fromY;
  let left = length;
  for (let k = 0; k < ahead.count && left > 0; k++) {
    const apart = Math.sqrt(distance2(x, y, ahead.x[k], ahead.y[k]));
    const share = apart <= left ? 1 : left / apart;
    x += (ahead.x[k] - x) * share;
    y += (ahead.y[k] - y) * share;
    left -= apart;
  }
  spot.x = Math.round(x);
  spot.y = Math.round(y);
};
