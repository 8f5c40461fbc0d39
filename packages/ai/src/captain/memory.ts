import { type Action, type Battle, G } from '@muster/engine';
import { candidates } from './candidates.ts';

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
export const remember = (memory: Memory, chosen: number, worth: number): void => {
  keep(memory, chosen, worth);
  while (memory.count < MOST_IDEAS) {
    let best = -1;
    for (let at = 0; at < candidates.count; at++)
      if ((best < 0 || candidates.worth[at] > candidates.worth[best]) && !isKept(memory, at)) best = at;
    if (best < 0) return;
    keep(memory, best, candidates.worth[best]);
  }
};

const keep = (memory: Memory, at: number, worth: number): void => {
  const place = memory.count++;
  memory.unit[place] = candidates.unit[at];
  memory.kind[place] = candidates.kind[at];
  memory.marker[place] = candidates.marker[at];
  memory.target[place] = candidates.target[at];
  memory.worth[place] = worth;
};

/** Whether an idea would be told in the same words as one that is kept. */
const isKept = (memory: Memory, at: number): boolean => {
  for (let k = 0; k < memory.count; k++)
    if (
      memory.unit[k] === candidates.unit[at] &&
      memory.kind[k] === candidates.kind[at] &&
      memory.marker[k] === candidates.marker[at] &&
      memory.target[k] === candidates.target[at]
    )
      return true;
  return false;
};
