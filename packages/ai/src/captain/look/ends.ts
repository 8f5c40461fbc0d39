import type { Block } from './block.ts';

/** The places of a unit's models, now or after a move. */
export interface Ends {
  /** The middle and the number of models. */
  x: number;
  y: number;
  count: number;
  /** The models and their ends, by place in the unit. */
  models: Int32Array;
  endX: Float64Array;
  endY: Float64Array;
}

/** Returns empty ends with room for a number of models. */
export const newEnds = (block: Block, most: number): Ends => ({
  x: 0,
  y: 0,
  count: 0,
  models: block.ints(most),
  endX: block.floats(most),
  endY: block.floats(most),
});
