import { type Action, type Battle, G } from '@muster/engine';
import type { Candidates } from './look/candidates.ts';

/** Ideas that are kept to be told: what was done, and the best of what was not. */
const MOST_IDEAS = 6;

/** What a captain thought last, in numbers: sentences are only made of them when somebody asks. */
export interface Memory {
  battle: Battle | undefined;
  side: number;
  /** The step of the battle that it is about. */
  step: number;
  action: Action | undefined;
  /** Ideas side by side, the one that was carried out first; none where nothing was weighed. */
  count: number;
  unit: Int32Array;
  kind: Int32Array;
  marker: Int32Array;
  target: Int32Array;
  worth: Float64Array;
}

/** One thing that a unit might do: what kind of thing, to which marker (or -1), against whom (or -1), and its worth in points. */
export interface Idea {
  unit: number;
  kind: number;
  marker: number;
  target: number;
  worth: number;
}

/** An idea that is kept, the one that was carried out being the first. */
export const ideaAt = ({ unit, kind, marker, target, worth }: Memory, k: number): Idea => ({
  unit: unit[k],
  kind: kind[k],
  marker: marker[k],
  target: target[k],
  worth: worth[k],
});

/** A captain's memory before its first thought. */
export const newMemory = (): Memory => ({
  battle: undefined,
  side: 0,
  step: -1,
  action: undefined,
  count: 0,
  unit: new Int32Array(MOST_IDEAS),
  kind: new Int32Array(MOST_IDEAS),
  marker: new Int32Array(MOST_IDEAS),
  target: new Int32Array(MOST_IDEAS),
  worth: new Float64Array(MOST_IDEAS),
});

/** Thinks of something else: nothing has been weighed. */
export const forget = (memory: Memory, battle: Battle, side: number): void => {
  memory.battle = battle;
  memory.side = side;
  memory.step = battle.game[G.step];
  memory.action = undefined;
  memory.count = 0;
};

/** Keeps a candidate and what it is really worth, and the best of the others after it. */
export const remember = (memory: Memory, candidates: Candidates, chosen: number, worth: number): void => {
  memory.count = 1;
  write(memory, candidates, 0, chosen, worth);
  for (let at = 0; at < candidates.count; at++) insert(memory, candidates, at);
};

/** Keeps an idea if it is among the best, each in its own words. */
const insert = (memory: Memory, candidates: Candidates, at: number): void => {
  const worth = candidates.worth[at];
  const isFull = memory.count === MOST_IDEAS;
  if (isFull && worth <= memory.worth[MOST_IDEAS - 1]) return;
  const known = placeOf(memory, candidates, at);
  if (known === 0 || (known > 0 && worth <= memory.worth[known])) return;
  let place = known > 0 ? known : isFull ? MOST_IDEAS - 1 : memory.count++;
  for (; place > 1 && memory.worth[place - 1] < worth; place--) {
    memory.unit[place] = memory.unit[place - 1];
    memory.kind[place] = memory.kind[place - 1];
    memory.marker[place] = memory.marker[place - 1];
    memory.target[place] = memory.target[place - 1];
    memory.worth[place] = memory.worth[place - 1];
  }
  write(memory, candidates, place, at, worth);
};

const write = (memory: Memory, candidates: Candidates, place: number, at: number, worth: number): void => {
  memory.unit[place] = candidates.unit[at];
  memory.kind[place] = candidates.kind[at];
  memory.marker[place] = candidates.marker[at];
  memory.target[place] = candidates.target[at];
  memory.worth[place] = worth;
};

/** The place of an idea that would be told in the same words, or -1. */
const placeOf = (memory: Memory, candidates: Candidates, at: number): number => {
  for (let place = 0; place < memory.count; place++)
    if (
      memory.unit[place] === candidates.unit[at] &&
      memory.kind[place] === candidates.kind[at] &&
      memory.marker[place] === candidates.marker[at] &&
      memory.target[place] === candidates.target[at]
    )
      return place;
  return -1;
};
