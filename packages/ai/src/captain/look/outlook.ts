import type { Block } from './block.ts';

/** The capacity for enemies and range bands. */
export const FOES = 128;
export const BANDS = 16;

/** The expected gains and losses of one unit for any end of its activation. */
export interface Outlook {
  /** The evaluated unit, its range bands, and the number of relevant enemies. */
  unit: number;
  bands: number;
  count: number;
  /** Those enemies, their places, and how much larger the distance of middles is than the gap. */
  foeAt: Int32Array;
  foeX: Float64Array;
  foeY: Float64Array;
  slack: Float64Array;
  /** The square of the largest distance of middles that matters. */
  far2: Float64Array;
  /** The expected wounds from an enemy's shots by gap, and from its charge; and its move for each. */
  shotsBy: Float64Array;
  bites: Float64Array;
  comes: Float64Array;
  bitesFrom: Float64Array;
  /** The points that our shots gain, by gap. */
  gains: Float64Array;
  /** The points that we could gain by shots and by a charge next round. */
  shotHope: Float64Array;
  chargeHope: Float64Array;
  /** The evaluation of the last spot. */
  found: Found;
}

/** The worth of a spot. */
export interface Found {
  /** The points of a place: objectives minus expected losses. */
  place: number;
  /** The expected losses in it. */
  danger: number;
  /** The points of an attack, and its target. */
  gain: number;
  target: number;
}

/** Returns an empty outlook with room for a number of enemies. */
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
