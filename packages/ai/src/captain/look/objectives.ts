import type { BattlePlan } from '@muster/engine';
import type { DistanceField } from '@muster/guide';
import type { Block } from './block.ts';

/** The capacity for objectives. */
export const MOST_OBJECTIVES = 16;

/** The situation that an estimate was made for. */
export const STAMP = 8;

/** The current analysis of the objectives. */
export interface ObjectiveAnalysis {
  count: number;
  /** By estimate and objective: the chance that a unit is there at the end of the battle and of this round. */
  there: Float64Array;
  soon: Float64Array;
  /** By estimate: its situation. */
  stamps: Float64Array;
  /** By unit and objective: how much nearer its nearest base edge is than its middle. */
  front: Float64Array;
  /** By objective: the chance that no unit of ours, and none of theirs, is there at the end of the battle and of this round. */
  ownAway: Float64Array;
  foeAway: Float64Array;
  ownGone: Float64Array;
  foeGone: Float64Array;
  /** 1 for ours, -1 for theirs, and the worth of holding it instead of no side, in points. */
  kept: Float64Array;
  meaning: Float64Array;
  /** Fields to objectives, by kind of unit. */
  fields: (DistanceField | undefined)[];
  /** By objective: the chances of the last estimated unit to be there at the end of the battle and of this round. */
  chances: Float64Array;
  nearby: Float64Array;
  /** The last places of the objectives, their plan, and how often they have changed. */
  layout: Layout;
  /** The chance of every lead in objectives, from worst to best, without the evaluated one. */
  law: Float64Array;
  ours: Float64Array;
  theirs: Float64Array;
}

/** The places of objectives in a plan. */
interface Layout {
  plan: BattlePlan | undefined;
  count: number;
  changes: number;
  x: Int32Array;
  y: Int32Array;
}

/** Returns an empty analysis of objectives with room for a number of units. */
export const newObjectiveAnalysis = (block: Block, units: number): ObjectiveAnalysis => ({
  count: 0,
  there: block.floats(2 * units * MOST_OBJECTIVES),
  soon: block.floats(2 * units * MOST_OBJECTIVES),
  stamps: block.floats(2 * units * STAMP),
  front: block.floats(units * MOST_OBJECTIVES),
  ownAway: block.floats(MOST_OBJECTIVES),
  foeAway: block.floats(MOST_OBJECTIVES),
  ownGone: block.floats(MOST_OBJECTIVES),
  foeGone: block.floats(MOST_OBJECTIVES),
  kept: block.floats(MOST_OBJECTIVES),
  meaning: block.floats(MOST_OBJECTIVES),
  fields: [],
  chances: block.floats(MOST_OBJECTIVES),
  nearby: block.floats(MOST_OBJECTIVES),
  layout: { plan: undefined, count: -1, changes: 0, x: block.ints(MOST_OBJECTIVES), y: block.ints(MOST_OBJECTIVES) },
  law: block.floats(2 * MOST_OBJECTIVES + 1),
  ours: block.floats(MOST_OBJECTIVES),
  theirs: block.floats(MOST_OBJECTIVES),
});
