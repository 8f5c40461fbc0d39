import { type Character, CHARACTER_WEIGHTS } from '../characters.ts';

/** The weights of a captain's evaluation, tuned by thousands of battles. */
export interface Weights {
  /** The weight of damage, by rounds left: none, one, two, three or more. */
  readonly life: readonly number[];
  /** The worth of winning in army points, by rounds left. */
  readonly win: readonly number[];
  /** The weight of damage dealt. */
  readonly harm: number;
  /** The weight of expected losses. */
  readonly safety: number;
  /** The worth of stopping a unit from acting this round, as a share of its cost. */
  readonly tempo: number;
  /** The weight of what an enemy that has acted may do next round. */
  readonly later: number;
  /** The worth of being able to strike next round. */
  readonly future: number;
  /** The weight of objectives in the choice of the unit that acts first. */
  readonly patience: number;
  /** The weight of a unit's expected losses in that choice. */
  readonly haste: number;
  /** The cost of losing a melee, in addition to the losses. */
  readonly morale: number;
  /** How fast the chance of being at an objective at the end falls with the moves to it. */
  readonly distance: number;
  /** The chance that a unit survives, by rounds left. */
  readonly survival: readonly number[];
  /** The chance that a unit that can reach an objective this round does so. */
  readonly dropsBy: number;
  /** The least worth of a unit, as a share of its cost. */
  readonly remnant: number;
  /** How far a unit's typical model is behind its foremost, as a share of its spread. */
  readonly depth: number;
  /** The least weight of an objective that decides nothing, from 0 to 1. */
  readonly trifle: number;
}

const BALANCED: Weights = {
  life: [0.04, 0.25, 0.4, 0.5],
  win: [1, 0.7, 0.5, 0.4],
  harm: 1.3,
  safety: 0.4,
  tempo: 0.1,
  later: 0.5,
  future: 0.25,
  patience: 0.2,
  haste: 0,
  morale: 0.3,
  distance: 0.7,
  survival: [0.95, 0.85, 0.75, 0.65],
  dropsBy: 0.2,
  remnant: 0.4,
  depth: 0.7,
  trifle: 0.15,
};

/** Returns the weights of a character. */
export const weightsOf = (character: Character, changes: Partial<Weights> = {}): Weights => {
  const { harm, safety, objectives } = CHARACTER_WEIGHTS[character];
  const own = { ...BALANCED, ...changes };
  return {
    ...own,
    harm: own.harm * harm,
    safety: own.safety * safety,
    win: own.win.map((share) => share * objectives),
  };
};
