import type { BattlePlan } from '@muster/engine';
import type { Field } from '@muster/guide';
import type { Block } from './block.ts';

/** Room for this many markers. */
export const MARKERS = 16;

/** What a guess was made for. */
export const STAMP = 8;

/** The markers as they look now: filled when they are looked at. */
export interface Marks {
  count: number;
  /** By guess and marker: how likely a unit is there in the end, and when this round ends. */
  there: Float64Array;
  soon: Float64Array;
  /** By guess: what it was made for. */
  stamps: Float64Array;
  /** By unit and marker: how much nearer to it than its middle the edge of its nearest base is. */
  front: Float64Array;
  /** By marker: how likely no unit of ours and none of theirs is there in the end, and when this round ends. */
  ownAway: Float64Array;
  foeAway: Float64Array;
  ownGone: Float64Array;
  foeGone: Float64Array;
  /** 1 for ours, -1 for theirs, and what it means to have it rather than no side, in points. */
  kept: Float64Array;
  meaning: Float64Array;
  /** Fields to markers by kind of unit. */
  fields: (Field | undefined)[];
  /** By marker: chances of the unit that was guessed about last to be there in the end, and when this round ends. */
  chances: Float64Array;
  nearby: Float64Array;
  /** Where the markers were last time, in which plan, and how often that has changed. */
  layout: Layout;
  /** How likely every lead in markers is, from the worst to the best, without the one that is being weighed. */
  law: Float64Array;
  ours: Float64Array;
  theirs: Float64Array;
}

/** Where markers lie in a plan. */
interface Layout {
  plan: BattlePlan | undefined;
  count: number;
  changes: number;
  x: Int32Array;
  y: Int32Array;
}

/** Markers before the first look at them, with room for so many units. */
export const newMarks = (block: Block, units: number): Marks => ({
  count: 0,
  there: block.floats(2 * units * MARKERS),
  soon: block.floats(2 * units * MARKERS),
  stamps: block.floats(2 * units * STAMP),
  front: block.floats(units * MARKERS),
  ownAway: block.floats(MARKERS),
  foeAway: block.floats(MARKERS),
  ownGone: block.floats(MARKERS),
  foeGone: block.floats(MARKERS),
  kept: block.floats(MARKERS),
  meaning: block.floats(MARKERS),
  fields: [],
  chances: block.floats(MARKERS),
  nearby: block.floats(MARKERS),
  layout: { plan: undefined, count: -1, changes: 0, x: block.ints(MARKERS), y: block.ints(MARKERS) },
  law: block.floats(2 * MARKERS + 1),
  ours: block.floats(MARKERS),
  theirs: block.floats(MARKERS),
});
