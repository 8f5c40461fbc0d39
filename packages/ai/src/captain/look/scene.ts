import type { Battle, BattlePlan } from '@muster/engine';
import type { Ground } from '../ground.ts';
import type { Curve } from '../laws.ts';
import type { Ledger } from '../ledger.ts';
import type { Weights } from '../weights.ts';
import type { Block } from './block.ts';

/** Everything about this moment that candidates are weighed by: filled when the table is looked at. */
export interface Scene {
  battle: Battle;
  plan: BattlePlan;
  ledger: Ledger;
  ground: Ground;
  weights: Weights;
  side: number;
  /** Rounds that come after this one. */
  left: number;
  /** What a point of an army that is still there is worth now. */
  life: number;
  /** What winning is worth, in points. */
  win: number;
  /** Our units on the table or in transports, and theirs on the table. */
  own: Int32Array;
  owns: number;
  foes: Int32Array;
  foeCount: number;
  /** By unit: its middle, how far it spreads, and how far its usual model is behind its foremost. */
  x: Float64Array;
  y: Float64Array;
  spread: Float64Array;
  depth: Float64Array;
  advance: Float64Array;
  rush: Float64Array;
  charge: Float64Array;
  /** Its curve of losses, and what wounds are multiplied by to find the place on it. */
  curve: Curve[];
  scale: Float64Array;
  /** What tells apart the states in which it fights differently. */
  state: Int32Array;
  /** What tells apart the places of its models, and how often these have changed. */
  shape: Int32Array;
  changes: Int32Array;
  /** Points that are left of it, and what these are worth now. */
  cost: Float64Array;
  worth: Float64Array;
  /** What putting it out of action means for the markers. */
  grip: Float64Array;
  /** What it must expect to lose where it is, in points. */
  peril: Float64Array;
  /** 1 for who has acted in this round, and for who rides in a transport: that one stands where the transport stands. */
  acted: Uint8Array;
  rides: Uint8Array;
  /** What it may still do until our next turn counts for: all, or less where it comes later. */
  when: Float64Array;
  /** What it may be ordered to do. */
  may: Uint8Array;
  /** How likely it can seize anything. */
  seizes: Float64Array;
  /** By own unit and foe: the gap, and what the middles are farther apart than that. */
  gap: Float64Array;
  slack: Float64Array;
  /** For which changes of both the gap was measured. */
  measured: Float64Array;
}

/** A scene with room for so many units, in which nothing has been seen yet. */
export const newScene = (block: Block, units: number): Scene => ({
  battle: undefined as unknown as Battle,
  plan: undefined as unknown as BattlePlan,
  ledger: undefined as unknown as Ledger,
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
