import type { WalkMap } from '@muster/guide';
import type { Block } from './block.ts';
import { MOST_OBJECTIVES } from './objectives.ts';

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
  objective: Int32Array;
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
  objective: block.ints(MOST_OBJECTIVES),
  x: block.floats(MOST_OBJECTIVES),
  y: block.floats(MOST_OBJECTIVES),
  lefts: Array.from({ length: MOST_OBJECTIVES }, () => NO_WAY),
  reach: block.floats(MOST_OBJECTIVES),
  adds: block.floats(MOST_OBJECTIVES),
  keeps: block.floats(MOST_OBJECTIVES),
  waysLeft: block.floats(MOST_OBJECTIVES),
});

const NO_WAY = new Uint16Array(0);
