import type { Block } from './block.ts';

/** What enemies could do to our units from their current places. */
export interface Threats {
  /** By enemy and own unit: the square of the possible damage. */
  lure: Float64Array;
  /** By enemy: the sum of the squares. */
  lures: Float64Array;
  /** By enemy and own unit: the expected wounds of a charge, reduced if the charge would cost the enemy too much. */
  bite: Float64Array;
}

/** Returns empty threats with room for a number of units. */
export const newThreats = (block: Block, units: number): Threats => ({
  lure: block.floats(units * units),
  lures: block.floats(units),
  bite: block.floats(units * units),
});
