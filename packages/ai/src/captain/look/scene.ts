import type { Battle, BattlePlan } from '@muster/engine';
import type { Ground } from '../ground.ts';
import type { Curve } from '../loss-curves.ts';
import type { Estimates } from '../unit-estimates.ts';
import type { Weights } from '../weights.ts';
import type { Block } from './block.ts';

/** Everything about the current state that candidates are evaluated by. */
export interface Scene {
  battle: Battle;
  plan: BattlePlan;
  ledger: Estimates;
  ground: Ground;
  weights: Weights;
  side: number;
  /** The number of rounds after this one. */
  left: number;
  /** The current worth of a point of a remaining army. */
  life: number;
  /** The worth of winning, in points. */
  win: number;
  /** Our units on the table or in transports, and enemy units on the table. */
  own: Int32Array;
  owns: number;
  foes: Int32Array;
  foeCount: number;
  /** By unit: its middle, its spread, and how far its typical model is behind its foremost. */
  x: Float64Array;
  y: Float64Array;
  spread: Float64Array;
  depth: Float64Array;
  advance: Float64Array;
  rush: Float64Array;
  charge: Float64Array;
  /** Its loss curve, and the factor from wounds to places on it. */
  curve: Curve[];
  scale: Float64Array;
  /** A key of its combat state. */
  state: Int32Array;
  /** A key of its models' places, and how often they have changed. */
  shape: Int32Array;
  changes: Int32Array;
  /** Its remaining points, and their current worth. */
  cost: Float64Array;
  worth: Float64Array;
  /** The worth of putting it out of action for the objectives. */
  grip: Float64Array;
  /** Its expected losses at its place, in points. */
  peril: Float64Array;
  /** 1 for units that have acted this round, and for passengers, which are at their transport's place. */
  acted: Uint8Array;
  rides: Uint8Array;
  /** The weight of its actions before our next turn: 1, or less if they come later. */
  when: Float64Array;
  /** Its possible actions. */
  may: Uint8Array;
  /** The chance that it can seize an objective. */
  seizes: Float64Array;
  /** By own unit and enemy: the gap, and how much larger the distance of middles is. */
  gap: Float64Array;
  slack: Float64Array;
  /** The changes of both units for which the gap was measured. */
  measured: Float64Array;
}

/** Returns an empty scene with room for a number of units. */
export const newScene = (block: Block, units: number): Scene => ({
  battle: undefined as unknown as Battle,
  plan: undefined as unknown as BattlePlan,
  ledger: undefined as unknown as Estimates,
  ground: undefined as unknown as Ground,
  weights: undefined as unknown as Weights,
  side: 0,
  left: 0,
  life: 0,
  win: 0,
  own: block.ints(units),
  owns: 0,
  foes: block.ints(units),
  foeCount: 0,
  x: block.floats(units),
  y: block.floats(units),
  spread: block.floats(units),
  depth: block.floats(units),
  advance: block.floats(units),
  rush: block.floats(units),
  charge: block.floats(units),
  curve: Array.from({ length: units }, () => NO_CURVE),
  scale: block.floats(units),
  state: block.ints(units),
  shape: block.ints(units),
  changes: block.ints(units),
  cost: block.floats(units),
  worth: block.floats(units),
  grip: block.floats(units),
  peril: block.floats(units),
  acted: block.bytes(units),
  rides: block.bytes(units),
  when: block.floats(units),
  may: block.bytes(units),
  seizes: block.floats(units),
  gap: block.floats(units * units),
  slack: block.floats(units * units),
  measured: block.floats(units * units),
});

const NO_CURVE: Curve = { lost: new Float64Array(0), out: new Float64Array(0) };
