import type { WalkMap } from '@muster/guide';
import type { Block } from './block.ts';
import { MARKERS } from './marks.ts';

/** What the markers are worth to one unit, wherever it ends its activation. */
export interface Goals {
  /** The own unit that is being weighed, and how many markers it may get to. */
  unit: number;
  count: number;
  map: WalkMap | undefined;
  pace: number;
  stays: number;
  /** What the markers come to without it. */
  base: number;
  /** Those markers, where they lie, the ways to them by cells, and from how far they are held. */
  marker: Int32Array;
  x: Float64Array;
  y: Float64Array;
  lefts: Uint16Array[];
  reach: Float64Array;
  /** What being there in the end adds, and what being there when this round ends does, as it is kept then. */
  adds: Float64Array;
  keeps: Float64Array;
  /** By marker: the way that is left to it from where the unit stands. */
  waysLeft: Float64Array;
}

/** The goals of no unit. */
export const newGoals = (block: Block): Goals => ({
  unit: -1,
  count: 0,
  map: undefined,
  pace: 0,
  stays: 0,
  base: 0,
  marker: block.ints(MARKERS),
  x: block.floats(MARKERS),
  y: block.floats(MARKERS),
  lefts: Array.from({ length: MARKERS }, () => NO_WAY),
  reach: block.floats(MARKERS),
  adds: block.floats(MARKERS),
  keeps: block.floats(MARKERS),
  waysLeft: block.floats(MARKERS),
});

const NO_WAY = new Uint16Array(0);
