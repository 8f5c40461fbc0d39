import type { Block } from './block.ts';

/** Weapon types that one unit may aim. */
export const MOST_WEAPONS = 64;

/** What the weapons of the unit that shoots do to each foe. */
export interface Volleys {
  /** The unit that shoots. */
  unit: number;
  /** Its weapon types, and the wounds of each on each foe by its place in the scene. */
  weapons: Int32Array;
  weaponCount: number;
  wounds: Float64Array;
  /** Wounds that each foe is to take by the orders so far. */
  laden: Float64Array;
  /** Whether the unit sees a foe: 0 for not looked yet. */
  seen: Int8Array;
}

/** The volleys of no unit, with room for so many foes. */
export const newVolleys = (block: Block, foes: number): Volleys => ({
  unit: -1,
  weapons: block.ints(MOST_WEAPONS),
  weaponCount: 0,
  wounds: block.floats(foes * MOST_WEAPONS),
  laden: block.floats(foes),
  seen: block.signedBytes(foes),
});
