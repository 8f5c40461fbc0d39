import { type Action, type Battle, GAME } from '@muster/engine';
import type { Candidates } from './look/candidates.ts';

/** The number of stored ideas: the chosen one and the best others. */
const MOST_IDEAS = 6;

/** A captain's last thoughts in numbers; sentences are made only on request. */
export interface Memory {
  battle: Battle | undefined;
  side: number;
  /** The step of the battle. */
  step: number;
  action: Action | undefined;
  /** The ideas in columns, the chosen one first; none if there was no choice. */
  count: number;
  unit: Int32Array;
  kind: Int32Array;
  objective: Int32Array;
  target: Int32Array;
  worth: Float64Array;
}

/** An idea for a unit: its kind, its objective (or -1), its target (or -1), and its worth in points. */
export interface Idea {
  unit: number;
  kind: number;
  objective: number;
  target: number;
  worth: number;
}

/** Returns a stored idea; the first one was carried out. */
export const ideaAt = ({ unit, kind, objective, target, worth }: Memory, k: number): Idea => ({
  unit: unit[k],
  kind: kind[k],
  objective: objective[k],
  target: target[k],
  worth: worth[k],
});

/** Returns an empty memory. */
export const newMemory = (): Memory => ({
  battle: undefined,
  side: 0,
  step: -1,
  action: undefined,
  count: 0,
  unit: new Int32Array(MOST_IDEAS),
  kind: new Int32Array(MOST_IDEAS),
  objective: new Int32Array(MOST_IDEAS),
  target: new Int32Array(MOST_IDEAS),
  worth: new Float64Array(MOST_IDEAS),
});

/** Clears the ideas. */
export const forget = (memory: Memory, battle: Battle, side: number): void => {
  memory.battle = battle;
  memory.side = side;
  memory.step = battle.game[GAME.step];
  memory.action = undefined;
  memory.count = 0;
};

/** Stores the chosen candidate with its real worth, followed by the best others. */
export const remember = (memory: Memory, candidates: Candidates, chosen: number, worth: number): void => {
  memory.count = 1;
  write(memory, candidates, 0, chosen, worth);
  for (let at = 0; at < candidates.count; at++) insert(memory, candidates, at);
};

/** Stores an idea if it is among the best and reads differently from the others. */
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
    memory.objective[place] = memory.objective[place - 1];
    memory.target[place] = memory.target[place - 1];
    memory.worth[place] = memory.worth[place - 1];
  }
  write(memory, candidates, place, at, worth);
};

const write = (memory: Memory, candidates: Candidates, place: number, at: number, worth: number): void => {
  memory.unit[place] = candidates.unit[at];
  memory.kind[place] = candidates.kind[at];
  memory.objective[place] = candidates.objective[at];
  memory.target[place] = candidates.target[at];
  memory.worth[place] = worth;
};

/** Returns the place of an idea with the same words, or -1. */
const placeOf = (memory: Memory, candidates: Candidates, at: number): number => {
  for (let place = 0; place < memory.count; place++)
    if (
      memory.unit[place] === candidates.unit[at] &&
      memory.kind[place] === candidates.kind[at] &&
      memory.objective[place] === candidates.objective[at] &&
      memory.target[place] === candidates.target[at]
    )
      return place;
  return -1;
};
