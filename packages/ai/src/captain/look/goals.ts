import type { WalkMap } from '@muster/guide';
import type { Block } from './block.ts';
import { MARKERS } from './marks.ts';

/** The worth of the objectives to one unit for any end of its activation. */
export interface Goals {
  /** The evaluated unit and the number of objectives that it may reach. */
  unit: number;
  count: number;
  map: WalkMap | undefined;
  pace: number;
  stays: number;
  /** The worth of the objectives without it. */
  base: number;
  /** Those objectives: their places, the ways to them by cells, and the distances from which they are held. */
  marker: Int32Array;
  x: Float64Array;
  y: Float64Array;
  lefts: Uint16Array[];
  reach: Float64Array;
  /** The worth of being there at the end of the battle, and at the end of this round. */
  adds: Float64Array;
  keeps: Float64Array;
  /** By objective: the remaining way from the unit's place. */
  waysLeft: Float64Array;
}

/** Returns empty goals. */
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
