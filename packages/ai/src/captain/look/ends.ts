import type { Block } from './block.ts';

/** Where the models of a unit are, or would be after a move. */
export interface Ends {
  /** The middle, and how many models there are. */
  x: number;
  y: number;
  count: number;
  /** The models, and where each ends, by place in the unit. */
  models: Int32Array;
  endX: Float64Array;
  endY: Float64Array;
}

/** The ends of no unit, with room for so many models. */
export const newEnds = (block: Block, most: number): Ends => ({
  x: 0,
  y: 0,
  count: 0,
  models: block.ints(most),
  endX: block.floats(most),
  endY: block.floats(most),
});
