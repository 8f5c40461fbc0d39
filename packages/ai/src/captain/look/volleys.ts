import type { Block } from './block.ts';

/** The capacity for weapon types of one unit. */
export const MOST_WEAPONS = 64;

/** The effect of the shooting unit's weapons on each enemy. */
export interface Volleys {
  /** The shooting unit. */
  unit: number;
  /** Its weapon types, and the wounds of each on each enemy by its place in the scene. */
  weapons: Int32Array;
  weaponCount: number;
  wounds: Float64Array;
  /** The wounds on each enemy from the orders so far. */
  laden: Float64Array;
  /** Whether the unit sees an enemy; 0 if not checked yet. */
  seen: Int8Array;
}

/** Returns empty volleys with room for a number of enemies. */
export const newVolleys = (block: Block, foes: number): Volleys => ({
  unit: -1,
  weapons: block.ints(MOST_WEAPONS),
  weaponCount: 0,
  wounds: block.floats(foes * MOST_WEAPONS),
  laden: block.floats(foes),
  seen: block.signedBytes(foes),
});
