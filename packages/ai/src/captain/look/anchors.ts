import type { Block } from './block.ts';

/** The number of spots tried before any free place is searched. */
const MOST_ANCHORS = 10;

/** The best spots for an arriving unit so far, the best first. */
export interface Anchors {
  count: number;
  x: Float64Array;
  y: Float64Array;
  worth: Float64Array;
}

/** No spots yet. */
export const newAnchors = (block: Block): Anchors => ({
  count: 0,
  x: block.floats(MOST_ANCHORS),
  y: block.floats(MOST_ANCHORS),
  worth: block.floats(MOST_ANCHORS),
});

/** Stores a spot if it is among the best. */
export const keepAnchor = (best: Anchors, x: number, y: number, worth: number): void => {
  if (best.count === MOST_ANCHORS && worth <= best.worth[MOST_ANCHORS - 1]) return;
  let at = best.count < MOST_ANCHORS ? best.count++ : MOST_ANCHORS - 1;
  for (; at > 0 && best.worth[at - 1] < worth; at--) {
    best.x[at] = best.x[at - 1];
    best.y[at] = best.y[at - 1];
    best.worth[at] = best.worth[at - 1];
  }
  best.x[at] = x;
  best.y[at] = y;
  best.worth[at] = worth;
};

/** Returns the spots as points of the grid, the best first. */
export const anchorPoints = (best: Anchors): [number, number][] =>
  Array.from({ length: best.count }, (_, k) => [Math.round(best.x[k]), Math.round(best.y[k])]);
