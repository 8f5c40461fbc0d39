import { Dice } from '@muster/kernel';
import type { Purpose } from './events.ts';

/** A source of dice and random draws for a game. */
export interface DiceSource {
  /** Starts the dice of a step, or starts them again. */
  begin(step: number, takeBacks: number): void;
  roll(purpose: Purpose, unit: number, count: number, weapon: number): number[];
  /** Returns a random number from 0 to `of` - 1. */
  pick(of: number): number;
}

/** Returns dice from a seed, with a separate stream for every step, so that a step can be run again. */
export const seededDice = (seed: string): DiceSource => {
  const dice = new Dice(seed);
  let step = 0;
  let takeBacks = 0;
  let begun = true;
  // Most steps roll nothing, so a stream starts with its first die.
  const stream = (): Dice => {
    if (!begun) dice.reseed(seed, step, takeBacks);
    begun = true;
    return dice;
  };
  return {
    begin: (at, taken) => {
      step = at;
      takeBacks = taken;
      begun = false;
    },
    roll: (_purpose, _unit, count) => {
      const from = stream();
      const faces: number[] = [];
      for (let i = 0; i < count; i++) faces.push(from.d6());
      return faces;
    },
    pick: (of) => stream().below(of),
  };
};

/** One rolled die of a script. */
export interface ScriptedRoll {
  purpose: Purpose;
  unit: number;
  weapon: number;
  face: number;
}

/** Dice with given faces, for tests. All must be used; a roll with no die left throws. */
export interface ScriptedDice extends DiceSource {
  readonly rolled: readonly ScriptedRoll[];
  readonly left: number;
}

/** Thrown when a script has too few dice. */
export class OutOfDice extends Error {}

/** Returns dice with these faces in this order. */
export const scriptedDice = (faces: readonly number[]): ScriptedDice => {
  let used = 0;
  let start = 0;
  let step = -1;
  const rolled: ScriptedRoll[] = [];
  return {
    rolled,
    get left() {
      return faces.length - used;
    },
    begin: (at) => {
      if (at === step) used = start;
      [step, start] = [at, used];
      rolled.length = used;
    },
    roll: (purpose, unit, count, weapon) => {
      if (used + count > faces.length) throw new OutOfDice(`the script has no die left for ${purpose}`);
      const out = faces.slice(used, used + count);
      for (const face of out) rolled.push({ purpose, unit, weapon, face });
      used += count;
      return out;
    },
    // A random draw is a face: 1 for the first choice.
    pick: (of) => {
      if (used >= faces.length || faces[used] > of) throw new OutOfDice(`the script has no draw from ${of} left`);
      return faces[used++] - 1;
    },
  };
};
