import type { Block } from './block.ts';

/** Foes and bands of ranges that an outlook has room for. */
export const FOES = 128;
export const BANDS = 16;

/** What one unit has to hope and to fear wherever it ends its activation. */
export interface Outlook {
  /** The unit that is being weighed, its bands of ranges, and how many foes matter to it. */
  unit: number;
  bands: number;
  count: number;
  /** Those foes, where they are, and what the middles are farther apart than the gap. */
  foeAt: Int32Array;
  foeX: Float64Array;
  foeY: Float64Array;
  slack: Float64Array;
  /** The square of how far apart the middles may be for anything to come of it. */
  far2: Float64Array;
  /** Wounds to reckon with by the gap from which a foe shoots, and by charging; and how much nearer it comes for that. */
  shotsBy: Float64Array;
  bites: Float64Array;
  comes: Float64Array;
  bitesFrom: Float64Array;
  /** Points that our shots gain by the gap. */
  gains: Float64Array;
  /** Points that we could gain by shots and by a charge in the next round. */
  shotHope: Float64Array;
  chargeHope: Float64Array;
  /** What the last spot came to. */
  found: Found;
}

/** What a spot is worth. */
export interface Found {
  /** Points that a place is worth: markers, less what may be lost there. */
  place: number;
  /** Of that, the losses. */
  danger: number;
  /** Points that an attack is worth, and at whom. */
  gain: number;
  target: number;
}

/** The outlook of no unit, with room for so many foes. */
export const newOutlook = (block: Block, foes: number): Outlook => ({
  unit: -1,
  bands: 0,
  count: 0,
  foeAt: block.ints(foes),
  foeX: block.floats(foes),
  foeY: block.floats(foes),
  slack: block.floats(foes),
  far2: block.floats(foes),
  shotsBy: block.floats(foes * BANDS),
  bites: block.floats(foes),
  comes: block.floats(foes),
  bitesFrom: block.floats(foes),
  gains: block.floats(foes * BANDS),
  shotHope: block.floats(foes),
  chargeHope: block.floats(foes),
  found: { place: 0, danger: 0, gain: 0, target: -1 },
});
