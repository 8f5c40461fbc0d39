import type { Block } from './block.ts';

/** What foes could do to our units from where all of them are. */
export interface Threats {
  /** By foe and own unit: the square of the harm that it could do. */
  lure: Float64Array;
  /** By foe: the sum of the squares. */
  lures: Float64Array;
  /** By foe and own unit: wounds that it may be expected to deal by charging, less where it would pay dearly for it. */
  bite: Float64Array;
}

/** Threats before the first look at them, with room for so many units. */
export const newThreats = (block: Block, units: number): Threats => ({
  lure: block.floats(units * units),
  lures: block.floats(units),
  bite: block.floats(units * units),
});
