import type { ModelMove } from '@muster/engine';
import type { Spot } from './estimate.ts';
import { clearPlaced, placeRemaining, placeModel } from './place-remaining.ts';
import { ranks } from './ranks.ts';
import { heading, propose, rankToward, search } from './search.ts';
import { lookAhead, pointAhead } from './trail.ts';
import { goFast, goSlowly, type MovePreparation } from './trek.ts';
import { findWay, isFree } from './way.ts';

/** The shares of the full length to try, in hundredths. */
const SHARES = [100, 66, 33];

/** The shortest length for which a unit changes its formation. */
const LEAST_LENGTH = 100;

/** The least additional gain of a new formation. */
const LEAST_MORE = 50;

const spot: Spot = { x: 0, y: 0 };

/** Forms a unit up around a model on the trail: at its full length, two thirds, or a third; a scattered unit also in place. */
export const reform = (trek: MovePreparation, apart: boolean): void => {
  const least = apart ? -Infinity : search.gain + LEAST_MORE;
  formAlong(trek, apart, least);
  if (!trek.shy || (search.moves && search.gain >= least && !apart)) return;
  if (apart && search.moves) return;
  goSlowly(trek);
  formAlong(trek, apart, least);
  goFast(trek);
};

const formAlong = (trek: MovePreparation, apart: boolean, least: number): void => {
  const longest = Math.min(trek.shortest, Math.max(0, search.left - search.stopWithin));
  const before = search.moves;
  if (apart) search.gain = -Infinity;
  for (let s = 0; s < SHARES.length + (apart ? 1 : 0); s++) {
    const length = s < SHARES.length ? (longest * SHARES[s]) / 100 : 0;
    if (length > 0 && length < Math.max(LEAST_LENGTH, least)) continue;
    spot.x = search.x;
    spot.y = search.y;
    if (length > 0 && length < Infinity) {
      lookAhead(heading, search.x, search.y, length);
      pointAhead(length, spot);
    }
    const moves = formAt(trek, spot.x, spot.y);
    if (moves) propose(trek, moves, least);
    if (search.moves !== before) return;
  }
};

/** Forms a unit up around a spot, the nearest models first. */
const formAt = (trek: MovePreparation, x: number, y: number): ModelMove[] | undefined => {
  rankToward(trek, x, y);
  for (let k = 0; k < Math.min(2, trek.count); k++)
    for (let n = 0; n < NEAR.length; n += 2) {
      const px = x + NEAR[n];
      const py = y + NEAR[n + 1];
      if (!isFree(trek, ranks[k], px, py)) continue;
      const path = findWay(trek, ranks[k], px, py);
      if (!path) continue;
      const moves: ModelMove[] = [];
      clearPlaced(trek);
      placeModel(trek, moves, ranks[k], path);
      if (placeRemaining(trek, moves, px, py, false)) return moves;
      break;
    }
  return undefined;
};

/** Offsets around an anchor for its first model: x, y, x, y, … */
const NEAR = [0, 0, 100, 0, -100, 0, 0, 100, 0, -100];
