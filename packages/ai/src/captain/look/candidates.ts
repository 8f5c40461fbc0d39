import type { Block } from './block.ts';
import { MOST_OBJECTIVES } from './objectives.ts';

/** The most candidates of one decision. */
export const MOST_CANDIDATES = 1024;

/** The candidates of units, in columns. */
export interface Candidates {
  count: number;
  unit: Int32Array;
  kind: Int32Array;
  /** The objective that it goes for, or -1. */
  objective: Int32Array;
  /** The unit that it attacks, or -1. */
  target: Int32Array;
  x: Float64Array;
  y: Float64Array;
  /** The worth of the attack and of the place, and how much more both are than idling. */
  gain: Float64Array;
  place: Float64Array;
  worth: Float64Array;
  /** 1 once its legality was checked. */
  tried: Uint8Array;
  /** The worth of idling for the current unit. */
  idle: number;
  /** By objective: the way to it, until it is listed. */
  ways: Float64Array;
}

const FIRST_ROOM = 128;

/** Returns an empty list of candidates. */
export const newCandidates = (block: Block): Candidates => ({
  count: 0,
  unit: block.ints(FIRST_ROOM),
  kind: block.ints(FIRST_ROOM),
  objective: block.ints(FIRST_ROOM),
  target: block.ints(FIRST_ROOM),
  x: block.floats(FIRST_ROOM),
  y: block.floats(FIRST_ROOM),
  gain: block.floats(FIRST_ROOM),
  place: block.floats(FIRST_ROOM),
  worth: block.floats(FIRST_ROOM),
  tried: block.bytes(FIRST_ROOM),
  idle: 0,
  ways: block.floats(MOST_OBJECTIVES),
});

/** Doubles the capacity and keeps the listed candidates. */
export const growCandidates = (candidates: Candidates): void => {
  candidates.unit = twiceInts(candidates.unit);
  candidates.kind = twiceInts(candidates.kind);
  candidates.objective = twiceInts(candidates.objective);
  candidates.target = twiceInts(candidates.target);
  candidates.x = twiceFloats(candidates.x);
  candidates.y = twiceFloats(candidates.y);
  candidates.gain = twiceFloats(candidates.gain);
  candidates.place = twiceFloats(candidates.place);
  candidates.worth = twiceFloats(candidates.worth);
  const tried = new Uint8Array(2 * candidates.tried.length);
  tried.set(candidates.tried);
  candidates.tried = tried;
};

const twiceInts = (list: Int32Array): Int32Array => {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
};

const twiceFloats = (list: Float64Array): Float64Array => {
  const longer = new Float64Array(2 * list.length);
  longer.set(list);
  return longer;
};
